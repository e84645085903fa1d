import type { Order } from '#ports/orders.ts';
import type { PaymentProvider, PaymentStatus } from '#ports/payment.ts';
import { moved, type OrderDesk, outside, type StepOutcome, soon } from './desk.ts';
import { paymentOrder } from './payment-order.ts';

const patienceForReturnMs = 30 * 60_000;

function providerOf(desk: OrderDesk, order: Order): PaymentProvider {
  const provider = desk.providers.get(order.provider);
  if (!provider) throw new Error(`Order ${order.reference} was paid through ${order.provider}, which is not connected`);
  return provider;
}

const act = async (
  desk: OrderDesk,
  order: Order,
  action: Parameters<OrderDesk['orders']['act']>[1],
  changes: Parameters<OrderDesk['orders']['act']>[2] = {},
): Promise<StepOutcome> => {
  await desk.orders.act(order, action, changes, desk.clock.now());
  return moved;
};

/** The holder was verified and we have the proof: the sum is reserved. Repeating it reserves nothing twice. */
async function authorise(desk: OrderDesk, order: Order, sealedProof: string): Promise<StepOutcome> {
  const provider = providerOf(desk, order);
  const proof = JSON.parse(desk.secrets.unseal(sealedProof)) as Record<string, string>;
  const step = await provider.authorise(paymentOrder(order, desk.returnUrl(order.provider)), proof, outside(desk));
  switch (step.kind) {
    case 'done':
      return act(desk, order, 'authorise', { bankTransaction: step.transaction });
    case 'refused':
      return act(desk, order, 'refuse', { reason: { kind: 'bankRefused', code: step.code } });
    case 'unavailable':
      return soon(desk, order);
  }
}

/** The person never came back. Whether the bank holds money all the same is asked before the order is closed. */
async function closeUnreturned(desk: OrderDesk, order: Order): Promise<StepOutcome> {
  const age = desk.clock.now().getTime() - order.createdAt.getTime();
  if (age < patienceForReturnMs) return { kind: 'wait', milliseconds: patienceForReturnMs - age };
  const status = await providerOf(desk, order).status(order.reference, outside(desk));
  if (status.kind === 'unavailable') return soon(desk, order);
  if (status.state === 'authorised') return act(desk, order, 'authorise');
  if (status.state === 'captured') return act(desk, order, 'flag', { reason: { kind: 'capturedUnreturned' } });
  return act(desk, order, 'refuse', { reason: { kind: 'abandoned' } });
}

export function stepThreeDs(desk: OrderDesk, order: Order): Promise<StepOutcome> {
  return order.sealedProof === undefined ? closeUnreturned(desk, order) : authorise(desk, order, order.sealedProof);
}

/** Only what was issued is taken. */
export async function stepCapture(desk: OrderDesk, order: Order): Promise<StepOutcome> {
  const issued = order.items.filter(({ state }) => state === 'issued');
  const captured = issued.reduce((sum, { gross }) => sum + gross, 0);
  const step = await providerOf(desk, order).capture(order.reference, captured, outside(desk));
  if (step.kind === 'unavailable') return soon(desk, order);
  if (step.kind === 'done') return act(desk, order, 'capture', { captured, bankTransaction: step.transaction });
  return act(desk, order, 'flag', { reason: { kind: 'captureRefused', code: step.code } });
}

function holdsNothing(status: Extract<PaymentStatus, { kind: 'known' }>): boolean {
  return status.state === 'voided' || status.state === 'none' || status.state === 'declined';
}

/** The reservation goes back; where the bank says it cannot, it is asked what it holds. */
export async function stepVoid(desk: OrderDesk, order: Order): Promise<StepOutcome> {
  const provider = providerOf(desk, order);
  const step = await provider.cancel(order.reference, outside(desk));
  if (step.kind === 'unavailable') return soon(desk, order);
  if (step.kind === 'done') return act(desk, order, 'void');
  const status = await provider.status(order.reference, outside(desk));
  if (status.kind === 'unavailable') return soon(desk, order);
  if (holdsNothing(status)) return act(desk, order, 'void');
  return act(desk, order, 'flag', { reason: { kind: 'voidRefused', code: step.code } });
}
