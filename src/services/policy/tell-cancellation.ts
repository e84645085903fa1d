import { cancelReasonName } from '#catalog/forms/cancel-request.ts';
import { lines } from '#catalog/lines/index.ts';
import { memberPolicyPath } from '#catalog/policy-address.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { site } from '#config/site.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import {
  acceptedMail,
  cancellationTaskMail,
  forwardedMail,
  refusedMail,
  requestedMail,
} from '#messages/cancellation-mails.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Policy } from '#ports/policies.ts';
import { type MailPart, mailBody } from '../document/mail-body.ts';
import type { PolicyPorts } from './ports.ts';
import { tellOnce } from './tell-once.ts';

export type CancellationContext = Pick<
  PolicyPorts,
  'cancellations' | 'clock' | 'insurers' | 'ledger' | 'mail' | 'operationsEmail' | 'policyBook' | 'siteUrl'
>;

type Mail = { readonly subject: string; readonly parts: readonly MailPart[] };

function send(context: CancellationContext, to: string, mail: Mail, reason: string): Promise<boolean> {
  const { subject, parts } = mail;
  const way = {
    channel: 'email',
    recipient: to,
    send: (id: string) => context.mail.send({ id, to, subject, ...mailBody(parts), attachments: [] }),
  } as const;
  return tellOnce(context, { purpose: 'refund', reason }, [way]);
}

const dayOf = (moment: Date | undefined) => (moment ? formatDay(istanbulToday(moment)) : '');

function holderMail({ siteUrl }: CancellationContext, wish: Cancellation, policy: Policy): Mail {
  const facts = {
    brand: site.brand,
    policy: insuredWords[policy.insured.kind].policy(policy.insured, lines[policy.line].name),
    number: policy.policyNumber,
    askedOn: dayOf(wish.requestedAt),
    link: `${siteUrl}${memberPolicyPath(policy.id)}`,
    phone: site.phoneDisplay,
    contact: site.email,
  };
  switch (wish.state) {
    case 'requested':
      return requestedMail(facts);
    case 'forwarded':
      return forwardedMail(facts);
    case 'accepted':
      return acceptedMail(facts, dayOf(wish.answeredAt), wish.refund ? formatLira(wish.refund) : undefined);
    case 'refused':
      return refusedMail(facts, dayOf(wish.answeredAt), wish.refusal ?? '');
  }
}

/** Tells once where the wish stands. False while the mail must be tried again. */
export function tellHolder(context: CancellationContext, wish: Cancellation, policy: Policy): Promise<boolean> {
  return send(context, policy.email, holderMail(context, wish, policy), `cancellation ${wish.state} ${wish.id}`);
}

type Task = { readonly wish: Cancellation; readonly policy: Policy; readonly isUnreached: boolean };

/** Gives a wish to the people of the agency, once. */
export function giveToAgency(context: CancellationContext, { wish, policy, isUnreached }: Task): Promise<boolean> {
  const { kind } = policy.insured;
  const sale = wish.soldOn ? [insuredWords[kind].ending.askedSale(formatDay(wish.soldOn))] : [];
  const mail = cancellationTaskMail({
    id: wish.id,
    insurer: context.insurers.get(policy.insurer)?.capabilities.name ?? policy.insurer,
    line: lines[policy.line].name,
    number: policy.policyNumber,
    reason: [cancelReasonName(wish.reason, kind), ...sale].join('. '),
    isUnreached,
  });
  return send(context, context.operationsEmail, mail, `cancellation task ${wish.id}`);
}
