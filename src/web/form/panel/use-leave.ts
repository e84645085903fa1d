import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Tells when the focus leaves an element with all that is in it. */
export function useLeave<Element extends HTMLElement>(onLeave: () => void): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = ref.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) leave();
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, []);
  return ref;
}
