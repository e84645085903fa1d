import type { OrderState } from '#domain/order/order-state.ts';
import type { Order } from '#ports/orders.ts';
import { moved, type OrderContext, type StepOutcome } from './order-context.ts';
import { stepCapture, stepThreeDs, stepVoid } from './step-bank.ts';
import { stepIssue } from './step-issue.ts';

type Step = (context: OrderContext, order: Order) => Promise<StepOutcome>;

/** What is done in each state; in some an order rests, until the person or somebody of ours moves it. */
const steps: Readonly<Record<OrderState, Step | 'rests'>> = {
  created: 'rests',
  threeDs: stepThreeDs,
  authorised: async (context, order) => {
    await context.orders.act(order, 'beginIssue', {}, context.clock.now());
    return moved;
  },
  issuing: stepIssue,
  issued: stepCapture,
  captured: async (context, order) => {
    await context.orders.act(order, 'complete', {}, context.clock.now());
    return moved;
  },
  done: 'rests',
  declined: 'rests',
  voiding: stepVoid,
  voided: 'rests',
  refunded: 'rests',
  needsAttention: 'rests',
};

/** How far an order went, and how long it rests before it is looked at again. */
export type Advance = { readonly order: Order; readonly restMs: number };

/** Takes an order as far as it goes. */
export async function advanceOrder(context: OrderContext, first: Order): Promise<Advance> {
  let order = first;
  while (!context.stopping.aborted) {
    const step = steps[order.state];
    if (step === 'rests') break;
    const outcome = await step(context, order);
    if (outcome.kind === 'wait') return { order, restMs: outcome.milliseconds };
    order = (await context.orders.find(order.reference)) ?? order;
  }
  return { order, restMs: 0 };
}
