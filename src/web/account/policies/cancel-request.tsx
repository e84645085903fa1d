import { useRevalidator } from 'react-router';
import { oneOf, optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { cancelReasonName, cancelRequestForm } from '#catalog/forms/cancel-request.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { cancelReasons } from '#domain/policy/cancel-reasons.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { cancelRequestTexts as words } from '#messages/policies.ts';
import { Form } from '../../form/form.tsx';
import { forgetKept } from '../../form/kept-values.ts';
import type { SentForm } from '../../form/use-engine.ts';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { Note } from '../../ui/note.tsx';
import { type Refusal, refusalOf } from '../../ui/refusal.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useAccountCall } from '../use-account-call.ts';
import { PolicySection } from './policy-section.tsx';
import { useFollow } from './use-follow.ts';

const asked = { Reason: oneOf(cancelReasons), SoldOn: optional(text), Note: optional(text) };

function whyOf({ Policy, Withdrawal: { Kind, LastDay } }: PolicyDetail): string {
  if (Kind === 'over') return words.why.over(formatDay(LastDay ?? ''));
  return Kind === 'begun' ? words.why.begun : insuredWords[Policy.Insured.Kind].ending.withReason;
}

/** Asks for the end of a policy that cannot simply be given back. */
export function CancelRequest({ detail }: { readonly detail: PolicyDetail }) {
  const { PolicyGuid, Insured } = detail.Policy;
  const form = cancelRequestForm(Insured.Kind);
  const keepAs = `${form.id}:${PolicyGuid}`;
  const call = useAccountCall();
  const { revalidate } = useRevalidator();
  async function send({ model }: SentForm): Promise<Refusal | undefined> {
    const reply = await call('requestCancellation', { PolicyGuid, ...readAnswers(model, asked) });
    if (reply?.Success) {
      forgetKept(keepAs);
      showToast({ kind: 'success', text: words.sent });
    }
    if (reply) await revalidate();
    return reply?.Success ? undefined : refusalOf(reply);
  }
  return (
    <Card className="py-2 desktop:py-3">
      <Details summary={<h3 className="text-h4">{words.heading}</h3>}>
        <p className="mt-1 mb-5">{whyOf(detail)}</p>
        <div className="pb-4">
          <Form definition={form} keepAs={keepAs} submitLabel={words.send} onSubmit={send} />
        </div>
      </Details>
    </Card>
  );
}

type Asked = NonNullable<PolicyDetail['CancelRequest']>;

const dayOf = (moment: string | null) => (moment === null ? '' : formatDay(istanbulToday(new Date(moment))));

/** Where the wish stands, sentence by sentence. */
export function sentencesOf({ State, ForwardedAt, AnsweredAt, Refund, Refusal }: Asked): readonly string[] {
  switch (State) {
    case 'requested':
      return [words.requested];
    case 'forwarded':
      return [words.forwarded(dayOf(ForwardedAt))];
    case 'accepted':
      return [words.accepted(dayOf(AnsweredAt)), Refund ? words.refund(formatLira(fromLira(Refund))) : words.noRefund];
    case 'refused':
      return [words.refused(dayOf(AnsweredAt)), words.refusal(Refusal ?? '')];
  }
}

const looks = { requested: 'info', forwarded: 'info', accepted: 'success', refused: 'warning' } as const;

type AskedProps = { readonly request: Asked; readonly kind: RiskKind };

/** What was asked, and what follows. */
export function AskedCancellation({ request, kind }: AskedProps) {
  const { Reason, SoldOn, RequestedAt, State } = request;
  useFollow({ isOpen: State === 'requested', since: RequestedAt });
  return (
    <PolicySection title={words.askedHeading}>
      <div role="status">
        <Note look={looks[State]} title={words.asked(dayOf(RequestedAt))}>
          <p>
            {words.askedReason(cancelReasonName(Reason, kind))}{' '}
            {SoldOn && insuredWords[kind].ending.askedSale(formatDay(SoldOn))}
          </p>
          {sentencesOf(request).map((sentence) => (
            <p key={sentence} className="mt-1">
              {sentence}
            </p>
          ))}
        </Note>
      </div>
    </PolicySection>
  );
}
