import type { WithdrawalRule } from '#domain/policy/withdrawal.ts';

/** The regulator's page on distance sales names 14 days, without a reason and without a penalty. */
const period = { days: 14, basis: 'issue' } as const;

export const free: WithdrawalRule = { ...period, right: 'free', refund: 'all' };
/** What was used until then is paid for. */
export const freeByDay: WithdrawalRule = { ...free, refund: 'byDay' };
/** Short coverage, and coverage that others rely upon from its first day. */
export const untilStart: WithdrawalRule = { ...period, right: 'untilStart', refund: 'all' };
/** Compulsory: it ends with the sale, with a second policy, or with the risk itself. */
export const withReason: WithdrawalRule = { ...period, right: 'withReason', refund: 'byDay' };
