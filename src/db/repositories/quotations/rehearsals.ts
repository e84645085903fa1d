import { claiming } from './answers.ts';
import { reading } from './changes.ts';
import { settling } from './store-answer.ts';

/**
 * The statements that stand between an insurer's answer and its card, for nobody: they touch no row. A connection that
 * ran them once has planned them and read what it plans by, which otherwise the first quotation would wait for.
 */
export const rehearsals = {
  /** Of who asks insurers. */
  worker: [claiming('', 0), settling([], [])],
  /** Of who tells what they said. */
  api: [reading([])],
} as const;
