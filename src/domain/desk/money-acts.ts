import type { Kurus } from '../money.ts';

/** As what an order that needs attention is marked: bought, given back, or never paid. */
export const orderMarks = ['done', 'void', 'refuse'] as const;
export type OrderMark = (typeof orderMarks)[number];

/** What moves money at the desk, with all that is needed to do it exactly so. */
export type MoneyWish =
  /** saysNoPolicy: an insurer that did not answer was asked by a person, and issued nothing. */
  | { readonly act: 'voidOrder'; readonly reference: string; readonly saysNoPolicy: boolean }
  | {
      readonly act: 'refundOrder';
      readonly reference: string;
      readonly amount: Kurus;
      /** The policy that ends for it, where one does. */
      readonly policyId: string | undefined;
    }
  | { readonly act: 'markOrder'; readonly reference: string; readonly mark: OrderMark }
  | { readonly act: 'markRefundPaid'; readonly refundId: string; readonly bankReference: string };

export const moneyActs = [
  'voidOrder',
  'refundOrder',
  'markOrder',
  'markRefundPaid',
] as const satisfies readonly MoneyWish['act'][];

/** expired: nobody decided in time. */
export const approvalDecisions = ['approved', 'refused', 'expired'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** changed: what was approved was not done, because the order changed in the same moment. */
export const approvalOutcomes = ['done', 'changed'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

const approvalMs = 24 * 3_600_000;

export function approvalEnds(askedAt: Date): Date {
  return new Date(askedAt.getTime() + approvalMs);
}
