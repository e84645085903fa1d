import { istanbulToday } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { cancellationRefund } from '#domain/policy/cancellation-refund.ts';
import type { PolicyPorts } from './ports.ts';

/** What the insurer told the agency. */
export type InsurerWord =
  /** The sum is the insurer's; where it names none, the unused days come back. */
  | { readonly kind: 'accepted'; readonly refund: Kurus | undefined }
  | { readonly kind: 'refused'; readonly reason: string };

export type AnswerOutcome =
  | { readonly kind: 'accepted'; readonly refund: Kurus }
  | { readonly kind: 'refused' | 'notFound' | 'answeredBefore' | 'moreThanPaid' };

type Ports = Pick<PolicyPorts, 'cancellations' | 'clock' | 'policyBook'>;

/** Writes down the answer that the agency had from the insurer; the person is told by the job that follows. */
export async function answerCancellation(ports: Ports, id: string, word: InsurerWord): Promise<AnswerOutcome> {
  const wish = await ports.cancellations.find(id);
  const policy = wish && (await ports.policyBook.find(wish.policyId));
  if (!wish || !policy) return { kind: 'notFound' };
  const now = ports.clock.now();
  const before = { kind: 'answeredBefore' } as const;
  if (word.kind === 'refused') {
    const done = await ports.cancellations.refuse(id, { reason: word.reason, way: 'agency' }, now);
    return done ? { kind: 'refused' } : before;
  }
  const { reason, soldOn, requestedAt } = wish;
  const askedOn = istanbulToday(requestedAt);
  const refund = word.refund ?? cancellationRefund(policy, { reason, soldOn, askedOn });
  if (refund > policy.gross) return { kind: 'moreThanPaid' };
  return (await ports.cancellations.accept(id, { refund, way: 'agency' }, now)) ? { kind: 'accepted', refund } : before;
}
