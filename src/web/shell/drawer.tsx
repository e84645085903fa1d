import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { menuMessages } from '#messages/shell.ts';
import { holdPageBehind } from '../ui/hold-page-behind.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DrawerContent } from './drawer-content.tsx';
import { Logo } from './logo.tsx';

/** The whole menu below 870 px, in a native disclosure that opens without scripts. */
export function Drawer({ textSize }: { readonly textSize: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  const close = () => {
    if (details.current?.open) details.current.open = false;
    // The toggle event would come too late for a window that opens now.
    setOpen(false);
  };
  const closeToButton = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const closeNow = useEffectEvent(close);
  const seenKey = useRef(key);
  useEffect(() => {
    if (seenKey.current !== key) closeNow();
    seenKey.current = key;
  }, [key]);
  // It may have been opened before scripts ran.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') closeToButton();
  });
  // A layout effect, so that a window opened from here finds the page released before it takes hold of it.
  useLayoutEffect(() => {
    if (!open || !details.current) return;
    const drawer = details.current;
    const release = holdPageBehind(drawer);
    // A wider window or smaller text hides the drawer without closing it.
    const sizes = new ResizeObserver(() => drawer.getClientRects().length === 0 && closeNow());
    sizes.observe(drawer);
    document.addEventListener('keydown', onKey);
    return () => {
      release();
      sizes.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div className="drawer">
      <details
        ref={details}
        data-drawer=""
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      >
        <summary className="drawer-button">
          <VisuallyHidden>{menuMessages.open}</VisuallyHidden>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the scrim is a convenience; Escape and the button close too. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
        <div data-small="closeDrawer" onClick={closeToButton} className="drawer-scrim" />
        <div className="drawer-panel">
          <div className="flex h-16 shrink-0 items-center border-line border-b px-4">
            <Logo />
          </div>
          <DrawerContent textSize={textSize} onLeave={closeToButton} />
        </div>
      </details>
    </div>
  );
}
