import type { OrderState } from '#domain/order/order-state.ts';
import type { Order } from '#ports/orders.ts';
import { moved, type OrderDesk, type StepOutcome } from './desk.ts';
import { stepCapture, stepThreeDs, stepVoid } from './step-bank.ts';
import { stepIssue } from './step-issue.ts';

type Step = (desk: OrderDesk, order: Order) => Promise<StepOutcome>;

/** What is done in each state; in some an order rests, until the person or somebody of ours moves it. */
const steps: Readonly<Record<OrderState, Step | 'rests'>> = {
  created: 'rests',
  threeDs: stepThreeDs,
  authorised: async (desk, order) => {
    await desk.orders.act(order, 'beginIssue', {}, desk.clock.now());
    return moved;
  },
  issuing: stepIssue,
  issued: stepCapture,
  captured: async (desk, order) => {
    await desk.orders.act(order, 'complete', {}, desk.clock.now());
    return moved;
  },
  done: 'rests',
  declined: 'rests',
  voiding: stepVoid,
  voided: 'rests',
  refunded: 'rests',
  needsAttention: 'rests',
};

/** How far an order went, and when to look at it again; undefined when nothing is left to do. */
export type Advance = { readonly order: Order; readonly lookAt: Date | undefined };

/** Takes an order as far as it goes. */
export async function advanceOrder(desk: OrderDesk, first: Order): Promise<Advance> {
  let order = first;
  while (!desk.stopping.aborted) {
    const step = steps[order.state];
    if (step === 'rests') break;
    const outcome = await step(desk, order);
    if (outcome.kind === 'wait') {
      return { order, lookAt: new Date(desk.clock.now().getTime() + outcome.milliseconds) };
    }
    order = (await desk.orders.find(order.reference)) ?? order;
  }
  return { order, lookAt: undefined };
}
