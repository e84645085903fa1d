import type { PaymentState, PaymentStatus, PaymentStep } from '#ports/payment.ts';
import type { IyzicoClient } from './client.ts';
import { paymentOf, stateOfPhase, statusOf } from './judge.ts';
import { detailSchema, kurusOf, movedSchema, type Read, readReply, reportSchema } from './map-in.ts';
import { detailBody } from './map-out.ts';

const reportPath = '/v2/reporting/payment/details';
const detailPath = '/payment/detail';

export type Known = Extract<PaymentStatus, { kind: 'known' }>;
export type Found = { readonly kind: 'found'; readonly paymentId: string; readonly status: Known };

/** The provider numbers payments itself; by our reference they are found in its books. */
export function iyzicoBooks({ post, get }: IyzicoClient) {
  /** The reports tell everything, but may lag behind; the service knows a payment from its first moment. */
  async function findUnreported(reference: string, signal: AbortSignal): Promise<Found | { kind: 'unavailable' }> {
    const read = readReply(detailSchema, await post(detailPath, detailBody(reference), signal));
    if (read.kind === 'unavailable') return read;
    const none: Known = { kind: 'known', state: 'none', amount: 0, refunded: 0 };
    if (read.kind === 'refused') return { kind: 'found', paymentId: '', status: none };
    const { paymentId, paidPrice, phase } = read.data;
    return { kind: 'found', paymentId, status: { ...none, state: stateOfPhase(phase), amount: kurusOf(paidPrice) } };
  }

  async function find(reference: string, signal: AbortSignal): Promise<Found | { kind: 'unavailable' }> {
    const read = readReply(reportSchema, await get(reportPath, { paymentConversationId: reference }, signal));
    if (read.kind !== 'read') return { kind: 'unavailable' };
    const payment = paymentOf(read.data.payments);
    if (!payment) return findUnreported(reference, signal);
    const status = statusOf(payment);
    return status.kind === 'known' ? { kind: 'found', paymentId: payment.paymentId, status } : status;
  }

  function stepOf(read: Read<{ readonly paymentId: string }>): PaymentStep {
    return read.kind === 'read' ? { kind: 'done', transaction: read.data.paymentId } : read;
  }

  const unpaid: ReadonlySet<PaymentState> = new Set(['none', 'declined']);

  /** Looks first, and again after a refusal: what is so already is done, whoever asked for it. */
  async function move(
    reference: string,
    { isSo, ask }: { isSo: (status: Known) => boolean; ask: (paymentId: string) => Promise<unknown> },
    signal: AbortSignal,
  ): Promise<PaymentStep> {
    const found = await find(reference, signal);
    if (found.kind === 'unavailable') return found;
    const { paymentId, status } = found;
    if (isSo(status)) return { kind: 'done', transaction: paymentId };
    if (unpaid.has(status.state)) return { kind: 'refused', code: status.state, reason: 'There is no payment' };
    const step = stepOf(readReply(movedSchema, await ask(paymentId)));
    if (step.kind !== 'refused') return step;
    const now = await find(reference, signal);
    return now.kind === 'found' && isSo(now.status) ? { kind: 'done', transaction: paymentId } : step;
  }

  return { find, move };
}
