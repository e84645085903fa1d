import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Choice } from '#catalog/fields/field.ts';
import { memberRequestForm, visitorRequestForm } from '#catalog/forms/support-request.ts';
import { site } from '#config/site.ts';
import { sentRequestTexts, supportFormTexts as words } from '#messages/support-pages.ts';
import { requestAddress } from '../../account/account-address.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { RequestForm, type SentRequest } from '../../support/request-form.tsx';
import { RequestSent } from '../../support/request-sent.tsx';
import { type SupportCall, visitorCall } from '../../support/support-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

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
  const memberCall: SupportCall = async (id, ...model) => {
    const claims = await browserHttp.call('getUserClaims');
    if (claims?.Success) return visitorCall(id, ...model);
    showToast(failureToast(claims));
    // The session is over: the page is drawn for a visitor, with all that was typed.
    if (claims) await revalidate();
    return undefined;
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
      <RequestForm
        key={String(isMember)}
        definition={definition}
        takesFiles={isMember}
        call={isMember ? memberCall : visitorCall}
        onSent={setSent}
      />
    </Card>
  );
}
