import { istanbulToday } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { cancellationRefund } from '#domain/policy/cancellation-refund.ts';
import type { AnswerKept, Cancellation } from '#ports/cancellations.ts';
import type { Policy } from '#ports/policies.ts';
import type { PolicyPorts } from './ports.ts';
import { type RoomPorts, refundRoom } from './refund-room.ts';

/** What the insurer told the agency. */
export type InsurerWord =
  /** The sum is the insurer's; where it names none, the unused days come back. */
  | { readonly kind: 'accepted'; readonly refund: Kurus | undefined }
  | { readonly kind: 'refused'; readonly reason: string };

export type AnswerOutcome =
  | { readonly kind: 'accepted'; readonly refund: Kurus }
  | { readonly kind: 'refused' | 'notFound' | 'moreThanPaid' | Exclude<AnswerKept, 'kept'> };

type Ports = RoomPorts & Pick<PolicyPorts, 'cancellations' | 'clock' | 'policyBook'>;

/** What comes back where the insurer names no sum. */
export async function unusedDaysOf(ports: RoomPorts, wish: Cancellation, policy: Policy): Promise<Kurus> {
  const { reason, soldOn, requestedAt } = wish;
  const unused = cancellationRefund(policy, { reason, soldOn, askedOn: istanbulToday(requestedAt) });
  return Math.min(unused, await refundRoom(ports, policy.order));
}

/** Writes down the answer that the agency had from the insurer; the person is told by the job that follows. */
export async function answerCancellation(ports: Ports, id: string, word: InsurerWord): Promise<AnswerOutcome> {
  const wish = await ports.cancellations.find(id);
  const policy = wish && (await ports.policyBook.find(wish.policyId));
  if (!wish || !policy) return { kind: 'notFound' };
  const now = ports.clock.now();
  if (word.kind === 'refused') {
    const kept = await ports.cancellations.refuse(id, { reason: word.reason, way: 'agency' }, now);
    return { kind: kept === 'kept' ? 'refused' : kept };
  }
  const refund = word.refund ?? (await unusedDaysOf(ports, wish, policy));
  if (refund > policy.gross) return { kind: 'moreThanPaid' };
  const kept = await ports.cancellations.accept(id, { refund, way: 'agency' }, now);
  return kept === 'kept' ? { kind: 'accepted', refund } : { kind: kept };
}
