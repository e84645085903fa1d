import type { Kurus } from '#domain/money.ts';

const lira = 100;
const spread = 0.1;

/** Smaller homes are told in smaller steps. */
const stepOf = (sum: Kurus) => (sum < 200_000 * lira ? 10_000 : 50_000) * lira;

/** A tenth below and above a proposal, in round figures: nobody knows a sum better than that. */
export function sumRange(sum: Kurus): { readonly from: Kurus; readonly to: Kurus } {
  const round = (amount: Kurus) => Math.round(amount / stepOf(sum)) * stepOf(sum);
  return { from: round(sum * (1 - spread)), to: round(sum * (1 + spread)) };
}
