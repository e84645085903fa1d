import { type RefObject, useEffect, useRef } from 'react';

/** Whoever moves to another page of the account begins at its heading; a page that was loaded begins at its top. */
export function useHeadingFocus(address: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const seen = useRef(address);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    const heading = page.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address]);
  return page;
}
