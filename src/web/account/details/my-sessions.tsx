import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionItem } from '#contracts/calls/account.ts';
import { mySessionMessages as words } from '#messages/my-account.ts';
import { Button } from '../../ui/button.tsx';
import { showMoment } from '../../ui/moments.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AccountCard } from '../account-card.tsx';
import { useAccountCall } from '../use-account-call.ts';
import { deviceName } from './device-name.ts';

/** Where the account is logged in, with a way out of everywhere else. */
export function MySessions({ sessions }: { readonly sessions: readonly SessionItem[] | null }) {
  const [ending, setEnding] = useState(false);
  const call = useAccountCall();
  const { revalidate } = useRevalidator();
  const endOthers = async () => {
    setEnding(true);
    const reply = await call('endOtherSessions');
    setEnding(false);
    if (!reply?.Success) return;
    showToast({ kind: 'success', text: words.ended(reply.Data.Ended) });
    await revalidate();
  };
  return (
    <AccountCard title={words.title} note={words.note}>
      {sessions ? (
        <ul className="divide-y divide-line border-line border-y">
          {sessions.map((session) => (
            <SessionRow key={`${session.StartedAt}${session.Address}`} session={session} />
          ))}
        </ul>
      ) : (
        <p>{words.failed}</p>
      )}
      <Button variant="quiet" className="mt-5 w-full sm:w-auto" loading={ending} onClick={() => void endOthers()}>
        {words.endOthers}
      </Button>
    </AccountCard>
  );
}

function SessionRow({ session }: { readonly session: SessionItem }) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{deviceName(session.UserAgent) || words.unknownDevice}</p>
        <p className="text-ink-soft text-small">{words.started(showMoment(session.StartedAt))}</p>
        <p className="break-all text-ink-soft text-small">{words.address(session.Address)}</p>
      </div>
      {session.Current && (
        <span className="shrink-0 rounded-full bg-brand-soft px-3 py-1 font-semibold text-brand-strong text-small">
          {words.current}
        </span>
      )}
    </li>
  );
}
