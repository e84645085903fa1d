import { z } from 'zod';
import type { Kurus } from '#domain/money.ts';
import { plainRefundProblems, type RefundProblem } from '#domain/policy/refund-problem.ts';

const problem: z.ZodType<RefundProblem> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plainRefundProblems) }),
  z.strictObject({ kind: z.literal('insurerRefused'), said: z.string() }),
  z.strictObject({ kind: z.literal('bankRefused'), code: z.string() }),
  z.strictObject({ kind: z.literal('unknown'), text: z.string() }),
]);

/** Why a person must look at a refund, as it was stored; what was not stored by us is a fault. */
export function readRefundProblem(stored: unknown): RefundProblem | undefined {
  return stored === null ? undefined : problem.parse(stored);
}

/** What came back short of the promise is left to a person. */
export function problemOf({
  promised,
  paid,
}: {
  readonly promised: Kurus;
  readonly paid: Kurus;
}): RefundProblem | null {
  return paid < promised ? { kind: 'lessThanPromised' } : null;
}
