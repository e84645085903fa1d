import { isStanding } from '#domain/policy/policy-state.ts';
import type { TaskCaution } from '#messages/cancellation-mails.ts';
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
/** A wish whose insurer cannot be reached for so long is left to people. */
const patienceMs = 60 * minuteMs;

export type UntoldWish = { readonly answer: 'refused' | 'unavailable'; readonly wish: string };
type Run = CancellationContext & { readonly onUntold: (untold: UntoldWish) => void };

type Taker =
  | { readonly kind: 'service'; readonly insurer: Insurer }
  /** The insurer is not connected here: another process may be. */
  | { readonly kind: 'notMine' }
  | { readonly kind: 'agency'; readonly caution: TaskCaution | undefined };

/** Who decides: the insurer's own service, where it takes wishes of this kind, or people. */
function takerOf({ insurers }: CancellationContext, policy: Policy, { reason }: Cancellation): Taker {
  if (!isStanding(policy.state)) return { kind: 'agency', caution: 'policyOver' };
  const insurer = insurers.get(policy.insurer);
  if (!insurer) return { kind: 'notMine' };
  const takesIt = insurer.capabilities.takesCancellations?.includes(reason);
  return takesIt ? { kind: 'service', insurer } : { kind: 'agency', caution: undefined };
}

/**
 * Asking twice ends the policy once, and brings the same answer. False while the insurer does not answer, and where the
 * policy ended meanwhile: the next look leaves that to people.
 */
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
    case 'declined': {
      const refusal = { reason: answer.reason, way: 'insurer' } as const;
      return (await context.cancellations.refuse(wish.id, refusal, now)) !== 'policyOver';
    }
    case 'cancelled': {
      const acceptance = { refund: Math.min(answer.refund, policy.gross), way: 'insurer' } as const;
      return (await context.cancellations.accept(wish.id, acceptance, now)) !== 'policyOver';
    }
  }
}

/** Whether it has left our hands. */
async function handOn(run: Run, wish: Cancellation, policy: Policy): Promise<boolean> {
  const taker = takerOf(run, policy, wish);
  if (taker.kind === 'service' && (await askInsurer(run, { wish, policy, insurer: taker.insurer }))) return true;
  const now = run.clock.now();
  const isPatient = now.getTime() < wish.requestedAt.getTime() + patienceMs;
  if (taker.kind !== 'agency' && isPatient) return false;
  const caution = taker.kind === 'agency' ? taker.caution : 'unreached';
  const answer = await giveToAgency(run, { wish, policy, caution });
  if (answer === 'refused' || answer === 'unavailable') run.onUntold({ answer, wish: wish.id });
  if (answer !== 'sent') return false;
  await run.cancellations.toAgency(wish.id, now);
  return true;
}

async function carry(context: Run, claimed: Cancellation): Promise<void> {
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
 * by many at once: an insurer ends a policy once, and each mail leaves once. One's fault keeps no other from its turn. Each
 * is taken when its turn comes, so that no other's slow insurer uses up its time. What the agency could not be told is told
 * the next time, and to whoever looks after the product.
 */
export async function carryCancellations(
  context: CancellationContext,
  onUntold: (untold: UntoldWish) => void,
): Promise<void> {
  const faults: unknown[] = [];
  for (let round = 0; round < mostPerRun; round += 1) {
    const wish = await context.cancellations.claim(holdMs);
    if (!wish) break;
    await carry({ ...context, onUntold }, wish).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some wishes could not be handed on');
}

/** The same for one wish, whenever its turn would come. Undefined where it does not wait for that, or somebody looks at it. */
export async function carryNow(
  context: CancellationContext,
  seen: Pick<Cancellation, 'attempts' | 'id'>,
  onUntold: (untold: UntoldWish) => void,
): Promise<Cancellation | undefined> {
  const wish = await context.cancellations.take(seen, holdMs);
  if (!wish) return undefined;
  await carry({ ...context, onUntold }, wish);
  return context.cancellations.find(wish.id);
}
