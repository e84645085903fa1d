import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Choice } from '#catalog/fields/field.ts';
import { memberRequestForm, visitorRequestForm } from '#catalog/forms/support-request.ts';
import { site } from '#config/site.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { sentRequestTexts, supportFormTexts as words } from '#messages/support-pages.ts';
import { requestAddress } from '../../account/account-address.ts';
import { RequestForm, type SentRequest } from '../../support/request-form.tsx';
import { RequestSent } from '../../support/request-sent.tsx';
import { type SupportCall, visitorCall } from '../../support/support-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type WriteToUsProps = {
  /** The policies of who is logged in; nothing of a visitor, who is asked where the answer goes. */
  readonly policies: readonly Choice[] | undefined;
};

/** The form that opens a request, and in its place what happens next. */
export function WriteToUs({ policies }: WriteToUsProps) {
  const [sent, setSent] = useState<SentRequest>();
  const { revalidate } = useRevalidator();
  const isMember = policies !== undefined;
  const definition = useMemo(() => (policies ? memberRequestForm(policies) : visitorRequestForm), [policies]);
  const call: SupportCall = async (id, ...model) => {
    const reply = await visitorCall(id, ...model);
    // The session is over: the page is drawn for a visitor, with all that was typed.
    if (reply?.StatusCode === outcomes.tokenControl.code) await revalidate();
    return reply;
  };
  if (sent)
    return (
      <RequestSent sent={sent}>
        {isMember && <ButtonLink to={requestAddress(sent.guid)}>{sentRequestTexts.open}</ButtonLink>}
        <Button variant="quiet" onClick={() => setSent(undefined)}>
          {sentRequestTexts.another}
        </Button>
      </RequestSent>
    );
  return (
    <Card>
      <noscript>
        <p className="mb-4">{words.noScript(site.email)}</p>
      </noscript>
      <RequestForm key={String(isMember)} definition={definition} takesFiles={isMember} call={call} onSent={setSent} />
    </Card>
  );
}
