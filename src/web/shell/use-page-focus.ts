import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After moving to another page, keyboards and screen readers start at its content, as after a real page load. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}
