import type { FocusEvent } from 'react';

/** A blur handler that speaks only when the focus leaves the whole element. */
export function leaving(onLeave: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave();
  };
}
