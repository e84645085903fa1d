import { z } from 'zod';
import { approvalDecisions, approvalOutcomes, moneyActs } from '#domain/desk/money-acts.ts';
import { findingKinds } from '#domain/policy/reconcile.ts';
import { refundReasons, refundStates } from '#domain/policy/refund-state.ts';
import { guid, moment, wireNumber } from '../calls/fields.ts';

export const orderReference = z.string().regex(/^[A-Z\d]{1,32}$/);
export const kurus = z.int();
/** Of the order as it was seen. */
export const version = wireNumber(z.int32().positive());
export const why = z.string().min(1).max(500);

export const age = z.object({ Unit: z.enum(['minutes', 'hours', 'days']), Count: z.int() });

export const findingRow = z.object({
  Id: z.int(),
  Reference: z.string(),
  Kind: z.enum(findingKinds),
  FoundAt: moment,
  Age: age,
});

/** What somebody does about a refund next. */
export const refundSteps = ['underWay', 'paid', 'retry', 'insurer', 'difference'] as const;

export const refundRow = z.object({
  Id: guid,
  Reference: z.string(),
  Reason: z.enum(refundReasons),
  State: z.enum(refundStates),
  Sum: kurus,
  RequestedAt: moment,
  PaidAt: moment.nullable(),
  Age: age,
  Next: z.enum(refundSteps),
});

export const approvalRow = z.object({
  Id: guid,
  Reference: z.string(),
  Act: z.enum(moneyActs),
  Sum: kurus,
  AskedBy: z.string(),
  AskedAt: moment,
  ExpiresAt: moment,
  Age: age,
  Decision: z.enum(approvalDecisions).nullable(),
  DecidedBy: z.string().nullable(),
  Outcome: z.enum(approvalOutcomes).nullable(),
});
