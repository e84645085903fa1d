import { z } from 'zod';
import { isoDate } from './fields.ts';

/** Whether a policy may be given back, and the last day of it. */
export const withdrawal = z.object({
  /** possible: now and without a reason. closed: there is nothing to give back any more. */
  Kind: z.enum(['possible', 'withReason', 'begun', 'over', 'closed']),
  LastDay: isoDate.nullable(),
});
export type WireWithdrawal = z.infer<typeof withdrawal>;
