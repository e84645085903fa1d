import { useMemo, useState } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { memberRequestForm } from '#catalog/forms/support-request.ts';
import { sentRequestTexts, supportListTexts as words } from '#messages/support-pages.ts';
import { RequestForm, type SentRequest } from '../../support/request-form.tsx';
import { RequestSent } from '../../support/request-sent.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { requestAddress } from '../account-address.ts';
import { AccountHeading } from '../account-heading.tsx';
import { BackToRequests } from './back-to-requests.tsx';
import { useMemberCall } from './use-member-call.ts';

type FreshRequestProps = { readonly policies: readonly Choice[]; readonly policyGuid: string | undefined };

/** The form of a member, who is known; about a policy where the way here led over one. */
export function FreshRequest({ policies, policyGuid }: FreshRequestProps) {
  const [sent, setSent] = useState<SentRequest>();
  const call = useMemberCall();
  const definition = useMemo(() => memberRequestForm(policies), [policies]);
  const values = useMemo(() => (policyGuid ? { PolicyGuid: policyGuid } : undefined), [policyGuid]);
  return (
    <>
      <BackToRequests />
      {sent ? (
        <RequestSent sent={sent}>
          <ButtonLink to={requestAddress(sent.guid)}>{sentRequestTexts.open}</ButtonLink>
        </RequestSent>
      ) : (
        <>
          <AccountHeading title={words.freshTitle} note={words.freshNote} />
          <Card className="mt-6">
            <RequestForm definition={definition} values={values} takesFiles call={call} onSent={setSent} />
          </Card>
        </>
      )}
    </>
  );
}
