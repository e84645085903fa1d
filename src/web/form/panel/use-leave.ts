import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Tells when the focus leaves an element with all that is in it. */
export function useLeave<Element extends HTMLElement>(onLeave: () => void): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = ref.current;
    const isInside = (target: EventTarget | null) => target instanceof Node && element?.contains(target) === true;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (isInside(relatedTarget)) return;
      // A focused part that is drawn anew loses the focus for a moment and gets it back at once.
      queueMicrotask(() => !isInside(document.activeElement) && leave());
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, []);
  return ref;
}
