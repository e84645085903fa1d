import type { QuoteStage } from './use-quote-flow.ts';

/** Which of the steps a stage belongs to, counted from zero. */
export function stepOf(stage: QuoteStage): number {
  switch (stage.kind) {
    case 'first':
    case 'birthdate':
    case 'renewal':
      return 0;
    case 'opening':
    case 'openFailed':
    case 'vehicle':
      return 1;
    case 'offers':
    case 'compare':
    case 'shared':
      return 2;
    case 'payment':
    case 'result':
    case 'lostResult':
      return 3;
    case 'next':
      return stage.step;
    default:
      return stage satisfies never;
  }
}
