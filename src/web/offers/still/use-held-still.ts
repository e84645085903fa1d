import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { OfferView } from '../../offer/offer-view.ts';
import { useLasting } from '../../ui/use-lasting.ts';
import { type Anchor, findAnchor, holdAnchor } from './anchor.ts';
import { heldBack, mustWait } from './changes.ts';
import { settleMs, showWhenQuiet } from './quiet.ts';

/** The list on screen, and the card that its coming must not move. */
type View = { readonly offers: readonly OfferView[]; readonly anchor: Anchor | undefined };

const activities = ['pointerdown', 'pointerup', 'pointermove', 'wheel', 'touchmove', 'keydown', 'focusin'] as const;

/** Browsers tell of a move also where a pointer lies still and the page moves below it. */
const hasMoved = (event: Event) => event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0);

/** When the list was last touched: by pointer, key or focus inside it, or by scrolling; and whether a mouse ever moved in it. */
function useActivity(list: RefObject<HTMLElement | null>) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const wasPointedAt = useRef(false);
  useEffect(() => {
    const element = list.current;
    const note = (event: Event) => {
      last.current = performance.now();
      if (hasMoved(event)) wasPointedAt.current = true;
    };
    for (const activity of activities) element?.addEventListener(activity, note, { passive: true });
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      for (const activity of activities) element?.removeEventListener(activity, note);
      window.removeEventListener('scroll', note);
    };
  }, [list]);
  return { last, wasPointedAt };
}

/**
 * Shows a growing list without moving anything under the finger. The first offer, and what changes inside a card, is
 * shown at once; what moves cards waits until the list has been left alone, and then keeps the card in use in its place.
 */
export function useHeldStill(latest: readonly OfferView[], list: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>({ offers: latest, anchor: undefined });
  const { last: lastActivity, wasPointedAt } = useActivity(list);
  const shown = view.offers;
  const waits = mustWait(shown, latest);
  const showNow = () => setView({ offers: latest, anchor: undefined });
  if (shown !== latest && !waits) showNow();

  const show = useEffectEvent(() =>
    setView({ offers: latest, anchor: list.current ? findAnchor(list.current, wasPointedAt.current) : undefined }),
  );
  useEffect(() => {
    if (waits) return showWhenQuiet(() => lastActivity.current, show);
  }, [waits, lastActivity]);
  useLayoutEffect(() => {
    if (list.current && view.anchor) holdAnchor(list.current, view.anchor);
  }, [view, list]);

  const held = waits ? heldBack(shown, latest) : 0;
  const lasting = useLasting(held > 0, settleMs);
  return { shown, held: lasting ? held : 0, showNow };
}
