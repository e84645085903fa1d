import type { Cancellation } from '#ports/cancellations.ts';
import { carryNow, type UntoldWish } from '../policy/carry-cancellations.ts';
import type { CancellationContext } from '../policy/tell-cancellation.ts';

export type Forwarded =
  | 'missing'
  /** It was handed on or answered before. */
  | 'handedBefore'
  /** Somebody looked at it since it was shown, and may still. */
  | 'underWay'
  /** Its insurer's service did not answer, or is not connected here; it is tried again. */
  | 'unreached'
  /** It is for the people of the agency, whose mailbox could not be reached. */
  | 'untold'
  | 'agency'
  /** The insurer's service answered at once. */
  | 'accepted'
  | 'refused';

/** Hands a wish on now, as the job would when its turn comes. */
export async function forwardCancellation(
  context: CancellationContext,
  seen: Pick<Cancellation, 'attempts' | 'id'>,
): Promise<Forwarded> {
  const before = await context.cancellations.find(seen.id);
  if (!before) return 'missing';
  if (before.state !== 'requested') return 'handedBefore';
  const untold: UntoldWish[] = [];
  const wish = await carryNow(context, seen, (one) => untold.push(one));
  if (!wish) return 'underWay';
  if (wish.state === 'requested') return untold.length > 0 ? 'untold' : 'unreached';
  return wish.state === 'forwarded' ? 'agency' : wish.state;
}
