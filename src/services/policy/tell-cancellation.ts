import { cancelReasonName } from '#catalog/forms/cancel-request.ts';
import { lines } from '#catalog/lines/index.ts';
import { memberPolicyPath } from '#catalog/policy-address.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { site } from '#config/site.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { isStanding } from '#domain/policy/policy-state.ts';
import {
  acceptedMail,
  cancellationTaskMail,
  forwardedMail,
  refusedMail,
  requestedMail,
  type TaskCaution,
} from '#messages/cancellation-mails.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Policy } from '#ports/policies.ts';
import { type MailPart, mailBody } from '../document/mail-body.ts';
import { messageReasons } from './message-reasons.ts';
import type { PolicyPorts } from './ports.ts';
import { tellOnce, type Way } from './tell-once.ts';

export type CancellationContext = Pick<
  PolicyPorts,
  'cancellations' | 'clock' | 'insurers' | 'ledger' | 'mail' | 'operationsEmail' | 'policyBook' | 'siteUrl'
>;

type Mail = { readonly subject: string; readonly parts: readonly MailPart[] };

function wayOf({ mail }: CancellationContext, to: string, { subject, parts }: Mail): Way {
  const send = (id: string) => mail.send({ id, to, subject, ...mailBody(parts), attachments: [] });
  return { channel: 'email', recipient: to, send };
}

const purpose = 'refund';

const dayOf = (moment: Date | undefined) => (moment ? formatDay(istanbulToday(moment)) : '');

function holderMail({ siteUrl }: CancellationContext, wish: Cancellation, policy: Policy): Mail {
  const facts = {
    brand: site.brand,
    policy: insuredWords[policy.insured.kind].policy(policy.insured, lines[policy.line].name),
    number: policy.policyNumber,
    askedOn: dayOf(wish.requestedAt),
    isValid: isStanding(policy.state),
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
  const way = wayOf(context, policy.email, holderMail(context, wish, policy));
  return tellOnce(context, { purpose, reason: messageReasons.cancellation(wish) }, [way]);
}

export type AgencyTask = {
  readonly wish: Cancellation;
  readonly policy: Policy;
  /** What the agency must know before it speaks with the insurer. */
  readonly caution: TaskCaution | undefined;
};

/** Gives a wish to the people of the agency, once. Nobody else knows of it, so what their server refuses is tried again too. */
export async function giveToAgency(
  context: CancellationContext,
  { wish, policy, caution }: AgencyTask,
): Promise<'sent' | 'refused' | 'unavailable' | 'busy'> {
  const { kind } = policy.insured;
  const sale = wish.soldOn ? [insuredWords[kind].ending.askedSale(formatDay(wish.soldOn))] : [];
  const mail = cancellationTaskMail({
    id: wish.id,
    insurer: context.insurers.get(policy.insurer)?.capabilities.name ?? policy.insurer,
    line: lines[policy.line].name,
    number: policy.policyNumber,
    reason: [cancelReasonName(wish.reason, kind), ...sale].join('. '),
    caution,
  });
  const { send, ...to } = wayOf(context, context.operationsEmail, mail);
  const name = { ...to, purpose, reason: `cancellation task ${wish.id}` } as const;
  const answer = await context.ledger.once(name, context.clock.now(), send, { mustArrive: true });
  return answer.kind === 'busy' ? answer.kind : answer.state;
}
