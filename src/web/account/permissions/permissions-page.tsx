import { accountTabs } from '#messages/my-account.ts';
import { permissionMessages as words } from '#messages/my-permissions.ts';
import { AccountCard } from '../account-card.tsx';
import { AccountHeading } from '../account-heading.tsx';
import { AgreedTexts } from './agreed-texts.tsx';
import { ChannelSwitches } from './channel-switches.tsx';
import { ConsentHistory } from './consent-history.tsx';
import type { LoadedPermissions } from './load-permissions.ts';
import { SentMessages } from './sent-messages.tsx';

/** What the member permitted by which channel, what they agreed to, and what was sent to them. */
export function PermissionsPage({ loaded }: { readonly loaded: LoadedPermissions }) {
  const { permissions, messages, texts } = loaded;
  return (
    <>
      <AccountHeading title={accountTabs.permissions} />
      <div className="mt-6 grid items-start gap-6 @2xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <AccountCard title={words.title} note={words.note}>
            {permissions ? <ChannelSwitches saved={permissions.Marketing} /> : <p>{words.failed}</p>}
            <p className="mt-4 text-small">{words.register}</p>
            <p className="mt-2 text-ink-soft text-small">{words.contact}</p>
          </AccountCard>
          <AgreedTexts texts={texts} />
          <SentMessages messages={messages} />
        </div>
        {permissions && <ConsentHistory consents={permissions.Consents} />}
      </div>
    </>
  );
}
