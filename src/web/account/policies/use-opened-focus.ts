import { type Ref, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** Whoever came by a link that is gone now begins at the heading; a page that was loaded begins at its top. */
export function useOpenedFocus(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameBy = useNavigationType();
  useEffect(() => {
    if (cameBy === 'PUSH' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [cameBy]);
  return heading;
}
