import { cancellationReasons } from '#messages/policy-notes.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Insurer } from '#ports/insurer.ts';
import type { Policy } from '#ports/policies.ts';
import { issueReference } from '../order/step-issue.ts';
import { partnerSignal } from '../ports.ts';
import { type CancellationContext, giveToAgency, tellHolder } from './tell-cancellation.ts';

const minuteMs = 60_000;
/** Outlasts the calls to insurer and mail server that one look takes. */
const holdMs = 3 * minuteMs;
const mostPerRun = 50;
const longestPause = 10;
/** An insurer that cannot be reached for so long is left to people. */
const patienceMs = 60 * minuteMs;

/** The insurer's own service, where it takes wishes of this kind. */
function serviceFor({ insurers }: CancellationContext, policy: Policy, { reason }: Cancellation): Insurer | undefined {
  const insurer = insurers.get(policy.insurer);
  return insurer?.capabilities.takesCancellations?.includes(reason) ? insurer : undefined;
}

/** Asking twice ends the policy once, and brings the same answer. False while the insurer does not answer. */
async function askInsurer(
  context: CancellationContext,
  { wish, policy, insurer }: { readonly wish: Cancellation; readonly policy: Policy; readonly insurer: Insurer },
): Promise<boolean> {
  const reference = issueReference(policy.order, policy.place);
  const reason = cancellationReasons[wish.reason](wish.soldOn ?? '');
  const answer = await insurer.cancel(
    { policyNumber: policy.policyNumber, reference, reason },
    { signal: partnerSignal() },
  );
  const now = context.clock.now();
  switch (answer.kind) {
    case 'failed':
      return false;
    case 'declined':
      await context.cancellations.refuse(wish.id, { reason: answer.reason, way: 'insurer' }, now);
      return true;
    case 'cancelled':
      await context.cancellations.accept(
        wish.id,
        { refund: Math.min(answer.refund, policy.gross), way: 'insurer' },
        now,
      );
      return true;
  }
}

/** Whether it has left our hands. */
async function handOn(context: CancellationContext, wish: Cancellation, policy: Policy): Promise<boolean> {
  const insurer = serviceFor(context, policy, wish);
  if (insurer && (await askInsurer(context, { wish, policy, insurer }))) return true;
  const now = context.clock.now();
  if (insurer && now.getTime() < wish.requestedAt.getTime() + patienceMs) return false;
  if (!(await giveToAgency(context, { wish, policy, isUnreached: insurer !== undefined }))) return false;
  await context.cancellations.toAgency(wish.id, now);
  return true;
}

async function carry(context: CancellationContext, claimed: Cancellation): Promise<void> {
  const policy = await context.policyBook.find(claimed.policyId);
  if (!policy) return;
  const handedOn = claimed.state !== 'requested' || (await handOn(context, claimed, policy));
  const wish = handedOn ? await context.cancellations.find(claimed.id) : claimed;
  if (!wish) return;
  const isTold = wish.told === wish.state || (await tellHolder(context, wish, policy));
  if (isTold) await context.cancellations.markTold(wish.id, wish.state);
  if (handedOn && isTold) return;
  const pause = Math.min(claimed.attempts, longestPause) * minuteMs;
  await context.cancellations.putOff(claimed.id, pause);
}

/**
 * Hands on every wish that a policy may end, and tells its person what became of it. It may be run any number of times and
 * by many at once: an insurer ends a policy once, and each mail leaves once. One's fault keeps no other from its turn.
 */
export async function carryCancellations(context: CancellationContext): Promise<void> {
  const faults: unknown[] = [];
  for (const wish of await context.cancellations.claim(holdMs, mostPerRun)) {
    await carry(context, wish).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some wishes could not be handed on');
}
