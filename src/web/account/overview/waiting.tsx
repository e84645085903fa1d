import { overviewTexts } from '#messages/overview.ts';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { WaitingThing } from './waiting-things.ts';

const words = overviewTexts.waiting;
const icons: Readonly<Record<WaitingThing['kind'], IconName>> = {
  documents: 'upload',
  unread: 'chat',
  renew: 'calendar',
  ends: 'calendar',
  runsOut: 'clock',
};

type WaitingProps = {
  readonly things: readonly WaitingThing[];
  /** Whether everything could be looked at. */
  readonly isComplete: boolean;
};

/** What waits for the member, each with the one thing to do about it. */
export function Waiting({ things, isComplete }: WaitingProps) {
  return (
    <section aria-labelledby="bekleyenler">
      <Card tone={things.length === 0 ? 'mist' : 'brand'}>
        <h3 id="bekleyenler" className="text-h4">
          {words.title}
        </h3>
        {things.length === 0 && !isComplete && <p className="mt-2 max-w-text text-ink-soft">{words.unknown}</p>}
        {things.length === 0 && isComplete && (
          <p className="mt-2 flex items-center gap-2 text-ink-soft">
            <Icon name="checkCircle" className="size-5 shrink-0 text-success" />
            {words.none}
          </p>
        )}
        {things.length > 0 && (
          <ul className="mt-2">
            {things.map((thing) => (
              <Thing key={thing.key} thing={thing} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function Thing({ thing: { kind, text, to } }: { readonly thing: WaitingThing }) {
  const action = words.actions[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-tint border-t py-2 first:border-t-0">
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-3 py-1">
        <Icon name={icons[kind]} className="mt-0.5 size-5 shrink-0 text-brand" />
        <span className="min-w-0 break-words tabular-nums">{text}</span>
      </span>
      <Link
        to={to}
        // Opening a thread marks it as read, so that it is not fetched before it is followed.
        prefetch={kind === 'unread' ? 'none' : 'intent'}
        aria-label={`${action}: ${text}`}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline max-sm:ml-8"
      >
        {action}
        <Icon name="chevronRight" className="size-5" />
      </Link>
    </li>
  );
}
