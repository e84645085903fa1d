import { lines } from '#catalog/lines/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import { type Withdrawal, withdrawalOn } from '#domain/policy/withdrawal.ts';
import type { Policy } from '#ports/policies.ts';

/** Closed: somebody ended the policy, or it ended by itself, or its purchase is not done yet. */
export type PolicyWithdrawal = Withdrawal | { readonly kind: 'closed' };

export function withdrawalOf(policy: Policy, now: Date): PolicyWithdrawal {
  const today = istanbulToday(now);
  if (policy.state !== 'active' || policy.order.state !== 'done' || today > policy.end) return { kind: 'closed' };
  return withdrawalOn(lines[policy.line].withdrawal, { ...policy, issuedOn: istanbulToday(policy.createdAt) }, today);
}
