import { isOpenRefund, type RefundState } from '#domain/policy/refund-state.ts';
import type { Refund } from '#ports/policies.ts';
import { beginPaying, cancelAtInsurer, holdMs, payBack, type RefundContext, type RefundStep } from './refund-steps.ts';
import { tellRefund } from './tell-refund.ts';

type Step = (context: RefundContext, refund: Refund) => Promise<RefundStep>;

const steps: Readonly<Record<RefundState, Step | 'over'>> = {
  requested: cancelAtInsurer,
  insurerCancelled: beginPaying,
  paying: payBack,
  paid: 'over',
  needsAttention: 'over',
};

/** The refund is not through yet; whoever runs the job tries again. */
export class RefundPending extends Error {
  constructor(refundId: string) {
    super(`Refund ${refundId} is not through yet`);
    this.name = 'RefundPending';
  }
}

async function walk(context: RefundContext, first: Refund): Promise<Exclude<RefundStep, 'moved'> | 'over'> {
  let refund: Refund | undefined = first;
  for (;;) {
    if (!refund) return 'over';
    const step = steps[refund.state];
    if (step === 'over') return step;
    const outcome = await step(context, refund);
    if (outcome !== 'moved') return outcome;
    refund = await context.refunds.find(refund.id);
  }
}

/** Carries a refund as far as it goes. It may be run any number of times and by many at once: the money goes back once. */
export async function carryRefund(context: RefundContext, { refundId }: { readonly refundId: string }): Promise<void> {
  const claimed = await context.refunds.claim(refundId, holdMs);
  if (claimed) {
    const end = await walk(context, claimed);
    if (end === 'notYet') await context.refunds.letGo(claimed);
    if (end !== 'over') throw new RefundPending(refundId);
  }
  const refund = await context.refunds.find(refundId);
  if (!refund) return;
  if (isOpenRefund(refund.state)) throw new RefundPending(refundId);
  if (!(await tellRefund(context, refund))) throw new RefundPending(refundId);
}
