import { type MarketingChannel, marketingChannels, openChannels } from '#domain/account/consents.ts';
import type { Account } from '#ports/accounts.ts';
import { recordConsents } from '../account/record-consents.ts';
import type { AccountPorts, Caller } from '../ports.ts';

type Ports = Pick<AccountPorts, 'clock' | 'consents' | 'content' | 'secrets'>;

/** A permission is for the number or address it was given with: what came with the old one ends, there and at the register. */
export async function endOldContact(
  ports: Ports,
  { before, after }: { readonly before: Account; readonly after: Pick<Account, 'phone' | 'email'> },
  caller: Caller,
): Promise<void> {
  const { id: accountId, phone, email, nationalNumber } = before;
  const movedPhone = after.phone !== phone;
  if (!movedPhone && after.email === email) return;
  const open = openChannels(await ports.consents.of(before));
  // Facts are kept by phone, so that with a new phone nothing has been permitted yet.
  const ends = (channel: MarketingChannel) => open[channel] && (movedPhone || channel === 'email');
  const facts = marketingChannels
    .filter(ends)
    .map((channel) => ({ purpose: 'marketing', channel, granted: false }) as const);
  const subject = { accountId, phone, nationalNumber, act: 'account' } as const;
  await recordConsents(ports, facts, { ...subject, caller, known: { email } });
}
