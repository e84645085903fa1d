import { randomBytes } from 'node:crypto';
import type { PaymentProvider, PaymentStatus, PaymentStep } from '#ports/payment.ts';
import { type NestpayOptions, nestpayClient } from './client.ts';
import { alreadyPaid, type OrderState, orderStateOf, readReply, refundedOrder, stepOf } from './map-in.ts';
import {
  cardFields,
  cc5Document,
  credit,
  gateFields,
  orderHistory,
  orderStatus,
  postAuth,
  preAuth,
  voidOrder,
} from './map-out.ts';
import { proofFor, readReturned } from './returned.ts';

export type { NestpayOptions } from './client.ts';

type Known = Extract<PaymentStatus, { kind: 'known' }>;

/** A bank's own virtual terminal in the 3-D model: the browser proves the holder, then we ask for the money. */
export function nestpay(options: NestpayOptions): PaymentProvider {
  const ask = nestpayClient(options);
  const call = async (fields: Parameters<typeof cc5Document>[1], signal: AbortSignal) =>
    readReply(await ask(cc5Document(options, fields), signal));

  async function orderState(reference: string, signal: AbortSignal): Promise<OrderState> {
    const state = orderStateOf(await call(orderStatus(reference), signal));
    if (!state.refundedSome) return state;
    return { ...state, status: refundedOrder(await call(orderHistory(reference), signal)) };
  }

  /** A refused step may be one that was taken before: then it is done, not refused. */
  async function orAlready(
    step: PaymentStep,
    reference: string,
    isSo: (known: Known) => boolean,
    signal: AbortSignal,
  ): Promise<PaymentStep> {
    if (step.kind !== 'refused') return step;
    const { status, transaction } = await orderState(reference, signal);
    if (status.kind === 'unavailable') return status;
    return isSo(status) ? { kind: 'done', transaction } : step;
  }

  return {
    name: 'nestpay',
    cardEntry: 'cardForm',

    async start(order) {
      const fields = gateFields(order, options, randomBytes(15).toString('base64'));
      return { kind: 'cardForm', action: options.gateUrl, fields, cardFields };
    },

    readReturn: (fields) => readReturned(fields, options),

    async authorise(order, given, signal) {
      const proof = proofFor(order, given);
      if (!proof) return { kind: 'refused', code: 'proof', reason: 'The proof was given for another payment' };
      const step = stepOf(await call(preAuth(order, proof), signal));
      if (step.kind !== 'refused' || step.code !== alreadyPaid) return step;
      const isOurs = ({ state, amount }: Known): boolean =>
        (state === 'authorised' || state === 'captured') && amount === order.amount;
      return orAlready(step, order.reference, isOurs, signal);
    },

    async capture(reference, amount, signal) {
      const step = stepOf(await call(postAuth(reference, amount), signal));
      return orAlready(step, reference, (known) => known.state === 'captured' && known.amount === amount, signal);
    },

    async cancel(reference, signal) {
      const step = stepOf(await call(voidOrder(reference), signal));
      return orAlready(step, reference, ({ state }) => state === 'voided', signal);
    },

    // Two refunds of one sum are two refunds: who is unsure asks for the status first.
    refund: async (reference, amount, signal) => stepOf(await call(credit(reference, amount), signal)),

    status: async (reference, signal) => (await orderState(reference, signal)).status,
  };
}
