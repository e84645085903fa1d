import { type MarketingChannel, openChannels } from '#domain/account/consents.ts';
import type { KeptConsent } from '#ports/consents.ts';
import type { AccountPorts } from '../ports.ts';

export type Permissions = {
  readonly marketing: Readonly<Record<MarketingChannel, boolean>>;
  /** Newest first. */
  readonly facts: readonly KeptConsent[];
};

/** What a member agreed to and took back, also before there was an account, and what follows from it. */
export async function readPermissions(
  { accounts, consents }: Pick<AccountPorts, 'accounts' | 'consents'>,
  accountId: string,
): Promise<Permissions | undefined> {
  const account = await accounts.read(accountId);
  if (!account) return undefined;
  const facts = await consents.of(account);
  return { marketing: openChannels(facts), facts: facts.toReversed() };
}
