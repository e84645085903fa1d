import { isOpenRefund } from '#domain/policy/refund-state.ts';
import type { Jobs } from '#ports/jobs.ts';
import type { PolicyPorts } from '../policy/ports.ts';

export type RetryRefundAnswer = { readonly kind: 'notFound' | 'sent' | 'refundOver' };

/** Carries a refund on: one under way by its job, one that stopped from where it stopped. The bank is asked first what it returned. */
export async function retryRefund(
  { refunds, jobs }: Pick<PolicyPorts, 'refunds'> & { readonly jobs: Jobs },
  refundId: string,
): Promise<RetryRefundAnswer> {
  const refund = await refunds.find(refundId);
  if (!refund) return { kind: 'notFound' };
  if (isOpenRefund(refund.state)) {
    await jobs.send('refund', { refundId });
    return { kind: 'sent' };
  }
  return { kind: (await refunds.reopen(refund)) ? 'sent' : 'refundOver' };
}
