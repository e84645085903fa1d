import { site } from '#config/site.ts';
import { formatLira } from '#domain/money.ts';
import { refundNotes } from '#messages/policy-notes.ts';
import type { Refund } from '#ports/policies.ts';
import { partnerSignal } from '../ports.ts';
import type { RefundDesk } from './refund-steps.ts';

/** Tells the holder, once, that the money is on its way to the card. False when the message must be tried again. */
export async function tellRefund(desk: RefundDesk, refund: Refund): Promise<boolean> {
  const policy = refund.policyId === undefined ? undefined : await desk.policyBook.find(refund.policyId);
  if (!policy || refund.paidAt === undefined) return true;
  const text = refundNotes.paid(site.brand, formatLira(refund.amount ?? 0));
  const message = {
    channel: 'sms',
    purpose: 'refund',
    recipient: policy.phone,
    reason: `refund ${refund.id}`,
  } as const;
  const answer = await desk.ledger.once(message, desk.clock.now(), () =>
    desk.sms.send({ to: policy.phone, text, oneTimeCode: false }, partnerSignal()),
  );
  return answer.kind === 'settled' && answer.state !== 'unavailable';
}
