import type { ActRefusal } from '#domain/desk/judge-acts.ts';
import type { DeskApprovals } from '#ports/desk-approvals.ts';
import type { Operator } from '#ports/operators.ts';
import { prepare } from './money/index.ts';
import { type MoneyPorts, refused } from './money/prepared.ts';

export type DecisionAnswer =
  | { readonly kind: 'done' }
  /** own: who asked does not approve. */
  | { readonly kind: 'notFound' | 'own' | 'decidedBefore' | 'expired' }
  | { readonly kind: 'refused'; readonly why: ActRefusal };

type Ports = MoneyPorts & { readonly approvals: DeskApprovals };
type Decider = Pick<Operator, 'id'>;

/** Why nobody may decide on it any more, if so. */
async function closedBy(ports: Ports, id: string) {
  const approval = await ports.approvals.find(id);
  if (!approval) return { kind: 'notFound' } as const;
  if (approval.decision) return { kind: approval.decision === 'expired' ? 'expired' : 'decidedBefore' } as const;
  return approval.expiresAt <= ports.clock.now() ? ({ kind: 'expired' } as const) : approval;
}

/**
 * Carries out what another asked for, exactly so, if it is still legal. What is not legal now stays open until somebody
 * refuses it or its time is over.
 */
export async function approve(ports: Ports, id: string, decider: Decider): Promise<DecisionAnswer> {
  const approval = await closedBy(ports, id);
  if ('kind' in approval) return approval;
  if (approval.askedBy === decider.id) return { kind: 'own' };
  const prepared = await prepare(ports, approval.wish);
  if (prepared.kind !== 'ready') return prepared;
  const { order, sum, carry } = prepared;
  if (sum !== approval.amount || order.state !== approval.orderState) return refused('changed');
  const choice = { by: decider.id, decision: 'approved', why: undefined } as const;
  if (!(await ports.approvals.decide(id, choice, ports.clock.now()))) return { kind: 'decidedBefore' };
  const failed = await carry();
  await ports.approvals.end(id, failed ? 'changed' : 'done');
  return failed ? { kind: 'refused', why: failed } : { kind: 'done' };
}

/** Lets it not happen; who asked may take it back so. */
export async function disapprove(ports: Ports, id: string, decider: Decider, why: string): Promise<DecisionAnswer> {
  const approval = await closedBy(ports, id);
  if ('kind' in approval) return approval;
  const choice = { by: decider.id, decision: 'refused', why } as const;
  const isDecided = await ports.approvals.decide(id, choice, ports.clock.now());
  return { kind: isDecided ? 'done' : 'decidedBefore' };
}
