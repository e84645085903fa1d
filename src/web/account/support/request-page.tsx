import { useRevalidator } from 'react-router';
import { threadTexts as words } from '#messages/support-pages.ts';
import { Thread } from '../../support/thread.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { CallAgency, Notice } from '../../ui/notice.tsx';
import { freshRequestAddress, policyAddress } from '../account-address.ts';
import { BackToRequests } from './back-to-requests.tsx';
import type { LoadedSupport } from './load-support.ts';
import { useMemberCall } from './use-member-call.ts';

type RequestPageProps = { readonly loaded: Extract<LoadedSupport, { kind: 'thread' }> };

/** One request of the member with all that was written under it. */
export function RequestPage({ loaded: { thread: loaded, types, statuses } }: RequestPageProps) {
  const { revalidate, state } = useRevalidator();
  const call = useMemberCall();
  return (
    <>
      <BackToRequests />
      {loaded.kind === 'read' && (
        <Thread thread={loaded.thread} types={types} statuses={statuses} call={call} onReplied={revalidate}>
          {loaded.thread.PolicyGuid && (
            <Link
              to={policyAddress(loaded.thread.PolicyGuid)}
              className="mt-1 inline-flex min-h-11 items-center font-medium text-brand underline decoration-tint underline-offset-4"
            >
              {words.policy}
            </Link>
          )}
        </Thread>
      )}
      {loaded.kind === 'missing' && (
        <Notice heading="h2" {...words.missing}>
          <ButtonLink to={freshRequestAddress()}>{words.fresh}</ButtonLink>
        </Notice>
      )}
      {loaded.kind === 'failed' && (
        <Notice heading="h2" icon="warning" {...words.failed}>
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {words.again}
          </Button>
          <CallAgency />
        </Notice>
      )}
    </>
  );
}
