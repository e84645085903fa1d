import { useEffect, useRef } from 'react';
import type { QuoteStage } from './quote-stage.ts';

/** A step that is on its way is the same step. */
function nameOf(stage: QuoteStage): string {
  const isAsking = stage.kind === 'questions' || stage.kind === 'opening' || stage.kind === 'openFailed';
  return isAsking ? stage.step : stage.kind;
}

/** A step that takes another's place begins at its heading, or at its whole where the heading is not ours. */
export function useStepFocus(stage: QuoteStage) {
  const heading = useRef<HTMLElement>(null);
  const step = nameOf(stage);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
