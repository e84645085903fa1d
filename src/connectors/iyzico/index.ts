import type { PaymentProvider, PaymentStatus, PaymentStep } from '#ports/payment.ts';
import { type IyzicoOptions, iyzicoClient } from './client.ts';
import { faultOf, isGenuine, paymentOf, statusOf } from './judge.ts';
import { isSigned, movedSchema, type Read, readReply, reportSchema, resultSchema, startedSchema } from './map-in.ts';
import { cancelBody, captureBody, initializeBody, refundBody, resultBody } from './map-out.ts';
import { readSealed } from './seal.ts';

export type { IyzicoOptions } from './client.ts';

type Known = Extract<PaymentStatus, { kind: 'known' }>;
type Found = { readonly paymentId: string; readonly status: Known } | { readonly kind: 'unavailable' };

const paths = {
  initialize: '/payment/iyzipos/checkoutform/initialize/preauth/ecom',
  result: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  capture: '/payment/postauth',
  cancel: '/payment/cancel',
  refund: '/v2/payment/refund',
  report: '/v2/reporting/payment/details',
} as const;

function stepOf(read: Read<{ readonly paymentId: string }>): PaymentStep {
  return read.kind === 'read' ? { kind: 'done', transaction: read.data.paymentId } : read;
}

/** iyzico's hosted payment page: the reservation is made on its page, and we ask afterwards what was made. */
export function iyzico(options: IyzicoOptions): PaymentProvider {
  const { post, get } = iyzicoClient(options);
  const { secretKey } = options;

  async function find(reference: string, signal: AbortSignal): Promise<Found> {
    const read = readReply(reportSchema, await get(paths.report, { paymentConversationId: reference }, signal));
    const payment = read.kind === 'read' ? paymentOf(read.data.payments) : undefined;
    const status = read.kind === 'read' ? statusOf(payment) : undefined;
    return status?.kind === 'known' ? { paymentId: payment?.paymentId ?? '', status } : { kind: 'unavailable' };
  }

  /** Looks first, and again after a refusal: what is so already is done, whoever asked for it. */
  async function move(
    reference: string,
    isSo: (status: Known) => boolean,
    ask: (paymentId: string) => Promise<unknown>,
    signal: AbortSignal,
  ): Promise<PaymentStep> {
    const found = await find(reference, signal);
    if ('kind' in found) return found;
    const { paymentId, status } = found;
    if (isSo(status)) return { kind: 'done', transaction: paymentId };
    if (status.state === 'none' || status.state === 'declined')
      return { kind: 'refused', code: status.state, reason: 'There is no payment' };
    const step = stepOf(readReply(movedSchema, await ask(paymentId)));
    if (step.kind !== 'refused') return step;
    const now = await find(reference, signal);
    return 'status' in now && isSo(now.status) ? { kind: 'done', transaction: paymentId } : step;
  }

  return {
    name: 'iyzico',

    async start(order, signal) {
      const read = readReply(startedSchema, await post(paths.initialize, initializeBody(order, secretKey), signal));
      if (read.kind !== 'read') return { kind: 'unavailable' };
      const { conversationId, token, paymentPageUrl, signature } = read.data;
      if (!isSigned([conversationId, token], signature, secretKey)) return { kind: 'unavailable' };
      return { kind: 'hostedPage', url: paymentPageUrl, token };
    },

    readReturn: (fields) => readSealed(fields, secretKey),

    async authorise(order, { token = '' }, signal) {
      const read = readReply(resultSchema, await post(paths.result, resultBody(order.reference, token), signal));
      if (read.kind !== 'read') return read;
      const result = read.data;
      if (result.paymentStatus !== 'SUCCESS')
        return { kind: 'refused', code: result.paymentStatus, reason: 'The payment was not completed' };
      if (!isGenuine(result, secretKey)) return { kind: 'unavailable' };
      if (result.conversationId !== order.reference || result.basketId !== order.reference) {
        return { kind: 'refused', code: 'reference', reason: 'The token belongs to another order' };
      }
      const fault = faultOf(result, order);
      if (fault === undefined) return { kind: 'done', transaction: result.paymentId };
      // Money held on terms we do not accept goes back at once.
      await post(paths.cancel, cancelBody(order.reference, result.paymentId), signal);
      return { kind: 'refused', code: fault, reason: 'The payment is not on the agreed terms' };
    },

    capture: (reference, amount, signal) =>
      move(
        reference,
        (status) => status.state === 'captured' && status.amount === amount,
        (paymentId) => post(paths.capture, captureBody(reference, paymentId, amount), signal),
        signal,
      ),

    cancel: (reference, signal) =>
      move(
        reference,
        ({ state }) => state === 'voided',
        (paymentId) => post(paths.cancel, cancelBody(reference, paymentId), signal),
        signal,
      ),

    // Two refunds of one sum are two refunds: who is unsure asks for the status first.
    refund: (reference, amount, signal) =>
      move(
        reference,
        () => false,
        (paymentId) => post(paths.refund, refundBody(reference, paymentId, amount), signal),
        signal,
      ),

    async status(reference, signal) {
      const found = await find(reference, signal);
      return 'kind' in found ? found : found.status;
    },
  };
}
