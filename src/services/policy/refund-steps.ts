import type { RefundProblem } from '#domain/policy/refund-problem.ts';
import { insurerReasons } from '#messages/policy-notes.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import type { Refund } from '#ports/policies.ts';
import { issueReference } from '../order/step-issue.ts';
import { partnerSignal } from '../ports.ts';
import type { PolicyPorts } from './ports.ts';
import { refundRoom } from './refund-room.ts';

export type RefundContext = Pick<
  PolicyPorts,
  'clock' | 'insurers' | 'ledger' | 'mail' | 'orders' | 'policyBook' | 'providers' | 'refunds' | 'sms'
>;

/**
 * How long a refund is one process's own. It outlasts every call to a partner; and a process that died, or was not
 * answered by the bank, is followed by another only after it, when the bank's own books are sure to be up to date.
 */
export const holdMs = 3 * 60_000;

/** What came of a step. Unanswered: the bank may be at it still, so nobody asks it again for a while. */
export type RefundStep = 'moved' | 'notYet' | 'unanswered';

/** The insurer ends the policy and says what it returns, which counts. Asking twice ends it once. */
export async function cancelAtInsurer(context: RefundContext, refund: Refund): Promise<RefundStep> {
  const policy = refund.policyId === undefined ? undefined : await context.policyBook.find(refund.policyId);
  const insurer = policy && context.insurers.get(policy.insurer);
  // Not this process's: another may be connected to it, and a refund that stays so is told as late.
  if (!policy || !insurer) return 'notYet';
  const reference = issueReference(policy.order, policy.place);
  const { policyNumber } = policy;
  const isOurs = refund.reason === 'agency';
  const cancellation = { policyNumber, reference, reason: insurerReasons[isOurs ? 'agency' : 'withdrawal'] };
  const answer = await insurer.cancel(cancellation, { signal: partnerSignal() });
  switch (answer.kind) {
    case 'failed':
      return 'notYet';
    case 'declined':
      return flag(context, refund, { kind: 'insurerRefused', said: answer.reason });
    case 'cancelled': {
      // What the agency decided is paid as it decided, whatever the insurer returns to it.
      const room = await refundRoom(context, refund.order, refund.id);
      const amount = isOurs ? refund.promised : Math.min(answer.refund, policy.gross, room);
      await context.refunds.insurerCancelled(refund, { insurerRefund: answer.refund, amount }, context.clock.now());
      return 'moved';
    }
  }
}

/** That the bank is about to be asked is written down first. */
export async function beginPaying(context: RefundContext, refund: Refund): Promise<RefundStep> {
  return (await context.refunds.beginPaying(refund)) ? 'moved' : 'notYet';
}

/** Two refunds of one sum are two refunds, so the bank is asked first what it has returned of this order. */
export async function payBack(context: RefundContext, refund: Refund): Promise<RefundStep> {
  const { amount = 0, order } = refund;
  const provider = context.providers.get(order.provider);
  if (!provider) return 'notYet';
  const status = await provider.status(order.reference, partnerSignal());
  if (status.kind === 'unavailable') return 'notYet';
  const returned = status.refunded - order.refunded;
  if (returned === amount) return settle(context, refund, '');
  if (returned !== 0) return flag(context, refund, { kind: 'bankReturnedAnotherSum' });
  if (status.amount - status.refunded < amount) return flag(context, refund, { kind: 'moreThanTaken' });
  return askBank(context, refund, provider);
}

async function askBank(context: RefundContext, refund: Refund, provider: PaymentProvider): Promise<RefundStep> {
  // Who slept too long leaves it to whoever took it over.
  if (!(await context.refunds.holdOn(refund, holdMs))) return 'unanswered';
  const step = await provider.refund(refund.order.reference, refund.amount ?? 0, partnerSignal());
  switch (step.kind) {
    case 'done':
      return settle(context, refund, step.transaction);
    case 'refused':
      return flag(context, refund, { kind: 'bankRefused', code: step.code });
    case 'unavailable':
      return 'unanswered';
  }
}

async function settle(context: RefundContext, refund: Refund, transaction: string): Promise<RefundStep> {
  await context.refunds.settle(refund, transaction, context.clock.now());
  return 'moved';
}

async function flag(context: RefundContext, refund: Refund, problem: RefundProblem): Promise<RefundStep> {
  await context.refunds.flag(refund, problem);
  return 'moved';
}
