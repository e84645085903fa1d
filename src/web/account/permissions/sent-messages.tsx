import type { SentMessage } from '#contracts/calls/permissions.ts';
import { sentMessageMessages as words } from '#messages/my-permissions.ts';
import type { ListState } from '../../lists/list-slice.ts';
import { Details } from '../../ui/details.tsx';
import { showMoment } from '../../ui/moments.ts';
import { AccountCard } from '../account-card.tsx';

/** What stands open; older ones open with a click. */
const shownAtOnce = 10;

function Message({ message }: { readonly message: SentMessage }) {
  const { Channel, Purpose, Recipient, SentAt, State } = message;
  return (
    <li className="py-3">
      <p className="font-medium">{Purpose}</p>
      <p className="break-words text-ink-soft text-small">
        {words.channels[Channel]} · {Recipient} · <time dateTime={SentAt}>{showMoment(SentAt)}</time>
        {State !== 'sent' && ` · ${words.states[State]}`}
      </p>
    </li>
  );
}

function Rows({ messages }: { readonly messages: readonly SentMessage[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two messages of one second may be alike in all they show.
        <Message key={`${message.SentAt} ${at}`} message={message} />
      ))}
    </ul>
  );
}

/** Every message on record, with its reason, newest first. */
export function SentMessages({ messages }: { readonly messages: ListState<SentMessage> }) {
  const [first, older] = [messages.data.slice(0, shownAtOnce), messages.data.slice(shownAtOnce)];
  return (
    <AccountCard title={words.title} note={words.note}>
      {messages.hasErrors && <p>{messages.message ?? words.failed}</p>}
      {!messages.hasErrors && first.length === 0 && <p>{words.empty}</p>}
      {first.length > 0 && <Rows messages={first} />}
      {older.length > 0 && (
        <Details summary={words.more(older.length)}>
          <Rows messages={older} />
        </Details>
      )}
    </AccountCard>
  );
}
