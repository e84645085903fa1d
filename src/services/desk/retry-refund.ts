import { isOpenRefund } from '#domain/policy/refund-state.ts';
import type { Clock } from '#ports/clock.ts';
import type { Approval, DeskApprovals } from '#ports/desk-approvals.ts';
import type { Jobs } from '#ports/jobs.ts';
import type { Refund } from '#ports/policies.ts';
import type { PolicyPorts } from '../policy/ports.ts';

export type RetryRefundAnswer = { readonly kind: 'notFound' | 'sent' | 'refundOver' | 'asksAlready' };

type Approvals = { readonly approvals: DeskApprovals };

/** What was asked about transfers in place of this refund, the newest first. */
export async function transfersAsked({ approvals }: Approvals, refund: Refund): Promise<readonly Approval[]> {
  const asked = await approvals.ofOrder(refund.order.id);
  return asked.filter(({ wish }) => wish.act === 'markRefundPaid' && wish.refundId === refund.id);
}

/** Whether a transfer that may have been made waits for a second pair of eyes. */
export const isWaiting = ({ decision, expiresAt }: Approval, now: Date) => !decision && expiresAt > now;

type Ports = Pick<PolicyPorts, 'refunds'> & Approvals & { readonly clock: Clock; readonly jobs: Jobs };

/**
 * Carries a refund on: one under way by its job, one that stopped from where it stopped. The bank is asked first what it
 * returned; of a transfer it knows nothing, so none may be waiting to be written down.
 */
export async function retryRefund(ports: Ports, refundId: string): Promise<RetryRefundAnswer> {
  const { refunds, jobs, clock } = ports;
  const refund = await refunds.find(refundId);
  if (!refund) return { kind: 'notFound' };
  const asked = await transfersAsked(ports, refund);
  if (asked.some((approval) => isWaiting(approval, clock.now()))) return { kind: 'asksAlready' };
  if (isOpenRefund(refund.state)) {
    await jobs.send('refund', { refundId });
    return { kind: 'sent' };
  }
  return { kind: (await refunds.reopen(refund)) ? 'sent' : 'refundOver' };
}
