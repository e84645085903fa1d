import { type MarketingChannel, openChannels, saysNew } from '#domain/account/consents.ts';
import type { Session } from '#ports/sessions.ts';
import { recordConsents } from '../account/record-consents.ts';
import { versionOf } from '../account/text-version.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import type { Permissions } from './read-permissions.ts';

type Ports = Pick<AccountPorts, 'accounts' | 'clock' | 'consents' | 'content' | 'secrets'>;

/** Gives or takes back one channel. Saying again what stands already adds nothing. */
export async function changePermission(
  ports: Ports,
  { channel, granted }: { readonly channel: MarketingChannel; readonly granted: boolean },
  { session, caller }: { readonly session: Session; readonly caller: Caller },
): Promise<Permissions['marketing'] | undefined> {
  const account = await ports.accounts.read(session.accountId);
  if (!account) return undefined;
  const fact = { purpose: 'marketing', channel, granted } as const;
  if (saysNew(await ports.consents.of(account), { ...fact, textVersion: versionOf(ports, 'marketing') })) {
    const { id: accountId, phone, nationalNumber, email } = account;
    const subject = { accountId, phone, nationalNumber, act: 'account' } as const;
    const stored = await recordConsents(ports, [fact], { ...subject, caller, known: { email } });
    if (stored === 'accountGone') return undefined;
  }
  return openChannels(await ports.consents.of(account));
}
