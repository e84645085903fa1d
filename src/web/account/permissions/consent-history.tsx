import type { Consent } from '#contracts/calls/permissions.ts';
import { consentHistoryMessages as words } from '#messages/my-permissions.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { showMoment } from '../../ui/moments.ts';
import { AccountCard } from '../account-card.tsx';

function titleOf({ Purpose, Channel }: Consent): string {
  const purpose = words.purposes[Purpose];
  return Channel === 'site' ? purpose : `${purpose} (${words.channels[Channel]})`;
}

function Fact({ consent }: { readonly consent: Consent }) {
  const { Purpose, Granted, Act, GivenAt, TextVersion } = consent;
  const state = words.states[Purpose][Granted ? 'given' : 'taken'];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        name={Granted ? 'checkCircle' : 'close'}
        className={classNames('mt-0.5 size-5 shrink-0', Granted ? 'text-success' : 'text-ink-soft')}
      />
      <div className="min-w-0">
        <p className="font-medium">{titleOf(consent)}</p>
        <p className="text-small">
          {state}: <time dateTime={GivenAt}>{showMoment(GivenAt)}</time>, {words.acts[Act]}
        </p>
        <p className="break-words text-ink-soft text-small">{words.version(TextVersion)}</p>
      </div>
    </li>
  );
}

/** What was agreed to and taken back, newest first. */
export function ConsentHistory({ consents }: { readonly consents: readonly Consent[] }) {
  return (
    <AccountCard title={words.title} note={words.note}>
      {consents.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {consents.map((consent) => (
            <Fact
              key={`${consent.GivenAt} ${consent.Purpose} ${consent.Channel} ${consent.Granted}`}
              consent={consent}
            />
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
