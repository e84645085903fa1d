import type { PaymentProvider } from '#ports/payment.ts';
import { iyzicoBooks } from './books.ts';
import { type IyzicoOptions, iyzicoClient } from './client.ts';
import { faultOf, isGenuine } from './judge.ts';
import { isSigned, readReply, resultSchema, startedSchema } from './map-in.ts';
import { cancelBody, captureBody, initializeBody, refundBody, resultBody } from './map-out.ts';
import { readSealed } from './seal.ts';

export type { IyzicoOptions } from './client.ts';

const paths = {
  initialize: '/payment/iyzipos/checkoutform/initialize/preauth/ecom',
  result: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  capture: '/payment/postauth',
  cancel: '/payment/cancel',
  refund: '/v2/payment/refund',
} as const;

/** iyzico's hosted payment page: the reservation is made on its page, and we ask afterwards what was made. */
export function iyzico(options: IyzicoOptions): PaymentProvider {
  const client = iyzicoClient(options);
  const { find, move } = iyzicoBooks(client);
  const { post } = client;
  const { secretKey } = options;
  const giveBack = (reference: string, paymentId: string, signal: AbortSignal) =>
    post(paths.cancel, cancelBody(reference, paymentId), signal);

  return {
    name: 'iyzico',
    cardEntry: 'hostedPage',

    async start(order, signal) {
      const read = readReply(startedSchema, await post(paths.initialize, initializeBody(order, secretKey), signal));
      if (read.kind !== 'read') return { kind: 'unavailable' };
      const { conversationId, token, paymentPageUrl, signature } = read.data;
      if (!isSigned([conversationId, token], signature, secretKey)) return { kind: 'unavailable' };
      return { kind: 'hostedPage', url: paymentPageUrl, token };
    },

    readReturn: (fields) => readSealed(fields, secretKey),

    async authorise(order, { token = '' }, signal) {
      const { reference } = order;
      const read = readReply(resultSchema, await post(paths.result, resultBody(reference, token), signal));
      if (read.kind !== 'read') return read;
      const { paymentStatus, paymentId, conversationId, basketId } = read.data;
      if (paymentStatus !== 'SUCCESS')
        return { kind: 'refused', code: paymentStatus, reason: 'The payment was not completed' };
      if (!isGenuine(read.data, secretKey)) return { kind: 'unavailable' };
      if (conversationId !== reference || basketId !== reference) {
        return { kind: 'refused', code: 'reference', reason: 'The token belongs to another order' };
      }
      const found = await find(reference, signal);
      if (found.kind === 'unavailable') return found;
      const { state } = found.status;
      if (state !== 'authorised' && state !== 'captured')
        return { kind: 'refused', code: state, reason: 'The payment no longer stands' };
      if (found.paymentId !== paymentId) {
        // The order was paid from another window before: this second payment goes back.
        await giveBack(reference, paymentId, signal);
        if (found.status.amount === order.amount) return { kind: 'done', transaction: found.paymentId };
        return { kind: 'refused', code: 'amount', reason: 'The order was paid with another amount' };
      }
      const fault = faultOf(read.data, order);
      if (fault === undefined) return { kind: 'done', transaction: paymentId };
      await giveBack(reference, paymentId, signal);
      return { kind: 'refused', code: fault, reason: 'The payment is not on the agreed terms' };
    },

    capture: (reference, amount, signal) =>
      move(
        reference,
        {
          isSo: (status) => status.state === 'captured' && status.amount === amount,
          ask: (paymentId) => post(paths.capture, captureBody(reference, paymentId, amount), signal),
        },
        signal,
      ),

    cancel: (reference, signal) =>
      move(
        reference,
        { isSo: ({ state }) => state === 'voided', ask: (paymentId) => giveBack(reference, paymentId, signal) },
        signal,
      ),

    // Two refunds of one sum are two refunds: who is unsure asks for the status first.
    refund: (reference, amount, signal) =>
      move(
        reference,
        { isSo: () => false, ask: (paymentId) => post(paths.refund, refundBody(reference, paymentId, amount), signal) },
        signal,
      ),

    async status(reference, signal) {
      const found = await find(reference, signal);
      return found.kind === 'found' ? found.status : found;
    },
  };
}
