import type { WireWithdrawal } from '#contracts/calls/withdrawal.ts';
import type { PolicyWithdrawal } from '#services/policy/withdrawal-of.ts';

export function wireWithdrawal(withdrawal: PolicyWithdrawal): WireWithdrawal {
  return { Kind: withdrawal.kind, LastDay: 'lastDay' in withdrawal ? withdrawal.lastDay : null };
}
