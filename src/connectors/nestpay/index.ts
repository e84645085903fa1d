import { randomBytes } from 'node:crypto';
import type { PaymentOrder, PaymentProvider, PaymentStatus, PaymentStep } from '#ports/payment.ts';
import { type NestpayOptions, nestpayClient } from './client.ts';
import { faultOf, type HostedResult, hostedResult } from './hosted.ts';
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

/**
 * A bank's own virtual terminal. In the hosted model the bank's page takes the card, proves the holder and reserves the
 * sum; in the form model the browser takes the card there and proves the holder, then we ask for the money.
 */
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

  const letGo = async (reference: string, signal: AbortSignal): Promise<PaymentStep> => {
    const step = stepOf(await call(voidOrder(reference), signal));
    return orAlready(step, reference, ({ state }) => state === 'voided', signal);
  };

  const isPaid = ({ state, amount }: Known, order: PaymentOrder): boolean =>
    (state === 'authorised' || state === 'captured') && amount === order.amount;

  /** The bank's page reserved the sum, or did not: its books say so too, and what is reserved on other terms goes back. */
  async function confirm(order: PaymentOrder, result: HostedResult, signal: AbortSignal): Promise<PaymentStep> {
    const { reference } = order;
    if (result.oid !== reference) return { kind: 'refused', code: 'proof', reason: 'The result is of another payment' };
    const { status, transaction } = await orderState(reference, signal);
    if (status.kind === 'unavailable') return status;
    const fault = faultOf(result, order);
    const counts = fault === undefined || (fault.code === alreadyPaid && status.isProven);
    if (counts && isPaid(status, order)) return { kind: 'done', transaction };
    // As long as the sum is reserved on other terms, the order is not over.
    if (status.state === 'authorised' && (await letGo(reference, signal)).kind !== 'done')
      return { kind: 'unavailable' };
    if (fault) return fault;
    // It signed that it holds the sum: until its books say the same, nothing is decided.
    if (status.state === 'none') return { kind: 'unavailable' };
    return { kind: 'refused', code: status.state, reason: 'The payment no longer stands' };
  }

  return {
    name: 'nestpay',
    cardEntry: options.model === 'hosted' ? 'bankPage' : 'cardForm',

    async start(order) {
      const fields = gateFields(order, options, randomBytes(15).toString('base64'));
      const form = { action: options.gateUrl, fields };
      return options.model === 'hosted' ? { kind: 'bankPage', ...form } : { kind: 'cardForm', ...form, cardFields };
    },

    readReturn: (fields) => readReturned(fields, options),

    async authorise(order, given, signal) {
      const result = hostedResult(given);
      if (result) return confirm(order, result, signal);
      const proof = proofFor(order, given);
      if (!proof) return { kind: 'refused', code: 'proof', reason: 'The proof was given for another payment' };
      const step = stepOf(await call(preAuth(order, proof), signal));
      if (step.kind !== 'refused' || step.code !== alreadyPaid) return step;
      return orAlready(step, order.reference, (known) => isPaid(known, order), signal);
    },

    async capture(reference, amount, signal) {
      const step = stepOf(await call(postAuth(reference, amount), signal));
      return orAlready(step, reference, (known) => known.state === 'captured' && known.amount === amount, signal);
    },

    cancel: letGo,

    // Two refunds of one sum are two refunds: who is unsure asks for the status first.
    refund: async (reference, amount, signal) => stepOf(await call(credit(reference, amount), signal)),

    status: async (reference, signal) => (await orderState(reference, signal)).status,
  };
}
