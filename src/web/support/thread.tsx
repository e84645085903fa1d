import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SelectItem } from '#contracts/calls/fields.ts';
import type { SupportThread } from '#contracts/calls/support.ts';
import { supportStatusOf } from '#domain/support/status.ts';
import { threadTexts as words } from '#messages/support-pages.ts';
import { Card } from '../ui/card.tsx';
import { showMoment } from '../ui/moments.ts';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { Message } from './message.tsx';
import { ReplyForm } from './reply-form.tsx';
import { nameIn, StatusChip } from './status-chip.tsx';
import type { SupportCall } from './support-call.ts';

export type ThreadLists = { readonly types: readonly SelectItem[]; readonly statuses: readonly SelectItem[] };

type ThreadProps = ThreadLists & {
  readonly thread: SupportThread;
  readonly call: SupportCall;
  readonly onReplied: () => void | Promise<void>;
  /** Ways to what the request is about. */
  readonly children?: ReactNode;
};

/** The form begins anew once it was sent, so whoever wrote goes on at what was written. */
function useNewestFocus(count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    if (count > seen.current && newest instanceof HTMLElement) newest.focus();
    seen.current = count;
  }, [count]);
  return list;
}

/** A request with all that was written under it, and the way to write more. */
export function Thread({ thread, types, statuses, call, onReplied, children }: ThreadProps) {
  const { RequestGuid, RequestNo, TypeId, StatusId, Subject, CreatedAt, Messages } = thread;
  const replyId = useElementId();
  const list = useNewestFocus(Messages.length);
  const facts = [words.number(RequestNo), nameIn(types, TypeId), words.opened(showMoment(CreatedAt))];
  return (
    <div className="@container">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 tabIndex={-1} className="min-w-0 break-words text-h2 outline-none">
          {Subject}
        </h2>
        <StatusChip statusId={StatusId} statuses={statuses} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-small tabular-nums">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
      <ol ref={list} aria-label={words.messages} className="mt-6 grid gap-4">
        {Messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added, at the end.
          <Message key={place} message={message} />
        ))}
      </ol>
      <section aria-labelledby={replyId} className="mt-6">
        <Card>
          <h3 id={replyId} className="text-h4">
            {words.reply}
          </h3>
          {supportStatusOf(StatusId) === 'closed' && <p className="mt-1 text-ink-soft">{words.replyClosed}</p>}
          <div className="mt-4">
            <ReplyForm requestGuid={RequestGuid} call={call} onReplied={onReplied} />
          </div>
        </Card>
      </section>
    </div>
  );
}
