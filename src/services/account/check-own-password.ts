import type { Account } from '#ports/accounts.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { readSecrets } from './read-secrets.ts';

/** A password as a call carries it: encrypted where a Guid stands beside it. */
export type GivenPassword = { readonly text: string; readonly guid: string | undefined };

/** Whether it is the account's chosen password. What cannot be read costs the same work and is wrong. */
export async function checkOwnPassword(
  ports: Pick<AccountPorts, 'securityTokens' | 'secrets' | 'passwords' | 'clock'>,
  account: Account,
  { text, guid }: GivenPassword,
  caller: Caller,
): Promise<'match' | 'differ' | 'busy'> {
  const [typed] = guid === undefined ? [text] : await readSecrets(ports, { guid, texts: [text] }, caller);
  return ports.passwords.compare(typed ?? '', typed === undefined ? undefined : account.passwordHash);
}
