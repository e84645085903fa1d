import { useEffect, useRef } from 'react';
import type { Quotation } from '../quotation.ts';

/** What is looked for again is told at its heading. */
export function useOutcomeFocus(quotation: Quotation | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(quotation);
  useEffect(() => {
    if (seen.current === quotation) return;
    seen.current = quotation;
    heading.current?.focus();
  }, [quotation]);
  return heading;
}
