import { useEffect, useRef } from 'react';
import type { QuoteStage } from './use-quote-flow.ts';

/** A step that takes another's place begins at its heading, or at its whole where the heading is not ours. */
export function useStepFocus({ kind }: QuoteStage) {
  const heading = useRef<HTMLElement>(null);
  // A step that is on its way is the same step.
  const step = kind === 'opening' || kind === 'openFailed' ? 'vehicle' : kind;
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
