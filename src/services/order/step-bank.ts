import type { Order } from '#ports/orders.ts';
import type { PaymentProvider, PaymentStatus } from '#ports/payment.ts';
import { moved, type OrderContext, outside, type StepOutcome, soon } from './order-context.ts';
import { paidMeanwhile } from './paid-meanwhile.ts';
import { paymentOrder } from './payment-order.ts';

const patienceForReturnMs = 30 * 60_000;

function providerOf(context: OrderContext, order: Order): PaymentProvider {
  const provider = context.providers.get(order.provider);
  if (!provider) throw new Error(`Order ${order.reference} was paid through ${order.provider}, which is not connected`);
  return provider;
}

const act = async (
  context: OrderContext,
  order: Order,
  action: Parameters<OrderContext['orders']['act']>[1],
  changes: Parameters<OrderContext['orders']['act']>[2] = {},
): Promise<StepOutcome> => {
  await context.orders.act(order, action, changes, context.clock.now());
  return moved;
};

/** The holder was verified and we have the proof: the sum is reserved. Repeating it reserves nothing twice. */
async function authorise(context: OrderContext, order: Order, sealedProof: string): Promise<StepOutcome> {
  const provider = providerOf(context, order);
  const proof = JSON.parse(context.secrets.unseal(sealedProof)) as Record<string, string>;
  const step = await provider.authorise(
    paymentOrder(order, context.returnUrl(order.provider)),
    proof,
    outside(context),
  );
  switch (step.kind) {
    case 'done':
      return act(context, order, 'authorise', { bankTransaction: step.transaction });
    case 'refused':
      return act(context, order, 'refuse', {
        reason: step.byHolder ? { kind: 'cancelled' } : { kind: 'bankRefused', code: step.code },
      });
    case 'unavailable':
      return soon(context, order);
  }
}

/** A reservation that a hosted page made goes back where the same was paid for meanwhile. */
async function authoriseUnreturned(context: OrderContext, order: Order): Promise<StepOutcome> {
  const inTheWay = await paidMeanwhile(context, order);
  const authorised = await context.orders.authoriseUnproven(order, context.clock.now(), inTheWay);
  if (authorised?.state === 'declined') await providerOf(context, order).cancel(order.reference, outside(context));
  return moved;
}

/** Whoever withholds the bank's word gets no policy for a card that may not be theirs, or for another sum. */
async function giveBackUnproven(context: OrderContext, order: Order): Promise<StepOutcome> {
  const step = await providerOf(context, order).cancel(order.reference, outside(context));
  if (step.kind === 'unavailable') return soon(context, order);
  if (step.kind === 'refused') return act(context, order, 'flag', { reason: { kind: 'voidRefused', code: step.code } });
  return act(context, order, 'refuse', { reason: { kind: 'abandoned' } });
}

/** The person never came back. Whether the bank holds money all the same is asked before the order is closed. */
async function closeUnreturned(context: OrderContext, order: Order): Promise<StepOutcome> {
  const age = context.clock.now().getTime() - order.createdAt.getTime();
  if (age < patienceForReturnMs) return { kind: 'wait', milliseconds: patienceForReturnMs - age };
  const status = await providerOf(context, order).status(order.reference, outside(context));
  if (status.kind === 'unavailable') return soon(context, order);
  if (status.state === 'authorised') {
    const isAgreed = status.isProven && status.amount === order.gross;
    return isAgreed ? authoriseUnreturned(context, order) : giveBackUnproven(context, order);
  }
  if (status.state === 'captured') return act(context, order, 'flag', { reason: { kind: 'capturedUnreturned' } });
  return act(context, order, 'refuse', { reason: { kind: 'abandoned' } });
}

export function stepThreeDs(context: OrderContext, order: Order): Promise<StepOutcome> {
  return order.sealedProof === undefined
    ? closeUnreturned(context, order)
    : authorise(context, order, order.sealedProof);
}

/** Only what was issued is taken. */
export async function stepCapture(context: OrderContext, order: Order): Promise<StepOutcome> {
  const issued = order.items.filter(({ state }) => state === 'issued');
  const captured = issued.reduce((sum, { gross }) => sum + gross, 0);
  const step = await providerOf(context, order).capture(order.reference, captured, outside(context));
  if (step.kind === 'unavailable') return soon(context, order);
  if (step.kind === 'done') return act(context, order, 'capture', { captured, bankTransaction: step.transaction });
  return act(context, order, 'flag', { reason: { kind: 'captureRefused', code: step.code } });
}

function holdsNothing(status: Extract<PaymentStatus, { kind: 'known' }>): boolean {
  return status.state === 'voided' || status.state === 'none' || status.state === 'declined';
}

/** The reservation goes back; where the bank says it cannot, it is asked what it holds. */
export async function stepVoid(context: OrderContext, order: Order): Promise<StepOutcome> {
  const provider = providerOf(context, order);
  const step = await provider.cancel(order.reference, outside(context));
  if (step.kind === 'unavailable') return soon(context, order);
  if (step.kind === 'done') return act(context, order, 'void');
  const status = await provider.status(order.reference, outside(context));
  if (status.kind === 'unavailable') return soon(context, order);
  if (holdsNothing(status)) return act(context, order, 'void');
  return act(context, order, 'flag', { reason: { kind: 'voidRefused', code: step.code } });
}
