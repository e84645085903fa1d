import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { site } from '#config/site.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { type RefundedPolicy, refundEndings, refundMail, refundNotes } from '#messages/policy-notes.ts';
import type { Policy, Refund } from '#ports/policies.ts';
import { mailBody } from '../document/mail-body.ts';
import { partnerSignal } from '../ports.ts';
import { messageReasons } from './message-reasons.ts';
import type { RefundContext } from './refund-steps.ts';
import { tellOnce, type Way } from './tell-once.ts';

/** A refund whose money has left for the card. What the agency transferred by hand it speaks of itself. */
type Paid = Refund & { readonly paidAt: Date };

const isPaid = (refund: Refund): refund is Paid =>
  refund.paidAt !== undefined && (refund.byHand === 0 || (refund.amount ?? 0) > 0);

function endingOf({ line, policyNumber, insured }: Policy, { reason }: Refund): string {
  const words = insuredWords[insured.kind];
  const { name } = lines[line];
  if (reason === 'withdrawal') return refundEndings.withdrawal(words.fromPolicy(insured, name), policyNumber);
  const ending = reason === 'cancellation' ? refundEndings.cancellation : refundEndings.agency;
  return ending(words.policy(insured, name), policyNumber);
}

function refundedPolicy(policy: Policy, refund: Refund): RefundedPolicy {
  const { promised, amount = 0 } = refund;
  return {
    ending: endingOf(policy, refund),
    missing: amount < promised ? formatLira(promised - amount) : undefined,
  };
}

type Told = {
  readonly phone: string;
  readonly email: string;
  readonly policy: RefundedPolicy | 'agency' | 'forNothing';
};

/** The holder of the policy; or whoever placed the order. */
async function toTell(context: RefundContext, refund: Refund): Promise<Told | undefined> {
  if (refund.policyId === undefined) {
    const order = await context.orders.find(refund.order.reference);
    const policy = refund.reason === 'agency' ? 'agency' : 'forNothing';
    return order && { phone: order.phone, email: order.email, policy };
  }
  const policy = await context.policyBook.find(refund.policyId);
  return policy && { phone: policy.phone, email: policy.email, policy: refundedPolicy(policy, refund) };
}

const notes = {
  withdrawal: refundNotes.paid,
  cancellation: refundNotes.cancelled,
  takenForNothing: refundNotes.forNothing,
  agency: refundNotes.agency,
} as const;

function waysTo(context: RefundContext, { phone, email, policy }: Told, refund: Paid): readonly Way[] {
  const { amount = 0, paidAt, reason } = refund;
  const { brand, phoneDisplay, email: contact } = site;
  const paid = formatLira(amount);
  const text = notes[reason](brand, paid);
  const facts = { brand, amount: paid, day: formatDay(istanbulToday(paidAt)), phone: phoneDisplay, contact };
  const { subject, parts } = refundMail(facts, policy);
  return [
    {
      channel: 'sms',
      recipient: phone,
      send: () => context.sms.send({ to: phone, text, oneTimeCode: false }, partnerSignal()),
    },
    {
      channel: 'email',
      recipient: email,
      send: (id) => context.mail.send({ id, to: email, subject, ...mailBody(parts), attachments: [] }),
    },
  ];
}

/** Tells once, by SMS and by mail, that the money is on its way to the card. False while a message must be tried again. */
export async function tellRefund(context: RefundContext, refund: Refund): Promise<boolean> {
  const told = isPaid(refund) ? await toTell(context, refund) : undefined;
  if (!told || !isPaid(refund)) return true;
  return tellOnce(
    context,
    { purpose: 'refund', reason: messageReasons.refund(refund.id) },
    waysTo(context, told, refund),
  );
}
