import type { SelectItem } from '#contracts/calls/fields.ts';
import type { SupportRequest } from '#contracts/calls/support.ts';
import { threadTexts, supportListTexts as words } from '#messages/support-pages.ts';
import { StatusChip } from '../../support/status-chip.tsx';
import { UnreadMark } from '../../support/unread-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { showMoment } from '../../ui/moments.ts';
import { requestAddress } from '../account-address.ts';

type RequestCardProps = { readonly request: SupportRequest; readonly statuses: readonly SelectItem[] };

/** One request in the list. Its link is never fetched before it is followed: opening a thread marks it as read. */
export function RequestCard({ request, statuses }: RequestCardProps) {
  const { RequestGuid, RequestNo, Subject, LastMessageAt, StatusId, Unread } = request;
  return (
    <Link
      to={requestAddress(RequestGuid)}
      prefetch="none"
      className="flex items-center gap-3 rounded-card border border-line bg-paper p-4 hover:border-brand @xl:p-5"
    >
      <span className="grid min-w-0 grow gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="min-w-0 break-words text-lead">{Subject}</strong>
          <UnreadMark count={Unread} />
        </span>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-small tabular-nums">
          <StatusChip statusId={StatusId} statuses={statuses} />
          <span>{threadTexts.number(RequestNo)}</span>
          <span>{words.last(showMoment(LastMessageAt))}</span>
        </span>
      </span>
      <Icon name="chevronRight" className="size-5 shrink-0 text-brand" />
    </Link>
  );
}
