import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SelectItem } from '#contracts/calls/fields.ts';
import type { SupportRequest } from '#contracts/calls/support.ts';
import { supportListTexts as words } from '#messages/support-pages.ts';
import type { ListState } from '../../lists/list-slice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CallAgency, Notice } from '../../ui/notice.tsx';
import { freshRequestAddress } from '../account-address.ts';
import { AccountHeading } from '../account-heading.tsx';
import { NoRequests } from './no-requests.tsx';
import { RequestCard } from './request-card.tsx';
import { StatusFilter } from './status-filter.tsx';

type MyRequestsProps = { readonly requests: ListState<SupportRequest>; readonly statuses: readonly SelectItem[] };

/** What the member asked, the latest first, or honest words where there is nothing to show. */
export function MyRequests({ requests, statuses }: MyRequestsProps) {
  const { revalidate, state } = useRevalidator();
  if (requests.hasErrors)
    return (
      <>
        <AccountHeading title={words.title} note={words.note} />
        <div className="mt-6">
          <Notice icon="warning" title={words.failed.title} text={requests.message ?? words.failed.text}>
            <Button loading={state === 'loading'} onClick={() => void revalidate()}>
              {words.again}
            </Button>
            <CallAgency />
          </Notice>
        </div>
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <AccountHeading title={words.title} note={words.note} />
        </div>
        {requests.data.length > 0 && (
          <ButtonLink to={freshRequestAddress()}>
            <Icon name="plus" className="size-5" />
            {words.fresh}
          </ButtonLink>
        )}
      </div>
      {requests.data.length === 0 ? <NoRequests /> : <Listed requests={requests.data} statuses={statuses} />}
    </>
  );
}

type ListedProps = { readonly requests: readonly SupportRequest[]; readonly statuses: readonly SelectItem[] };

function Listed({ requests, statuses }: ListedProps) {
  const [status, setStatus] = useState('');
  const shown = requests.filter(({ StatusId }) => status === '' || String(StatusId) === status);
  const offered = statuses.filter(({ Id }) => requests.some(({ StatusId }) => String(StatusId) === String(Id)));
  return (
    <>
      {offered.length > 1 && <StatusFilter statuses={offered} status={status} onStatus={setStatus} />}
      <p role="status" className="mt-4 text-ink-soft text-small">
        {shown.length === 0 ? words.noneLeft : words.found(shown.length)}
      </p>
      <ul className="mt-3 grid gap-3">
        {shown.map((request) => (
          <li key={request.RequestGuid}>
            <RequestCard request={request} statuses={statuses} />
          </li>
        ))}
      </ul>
    </>
  );
}
