import { looksTemporary } from '#domain/account/passwords.ts';
import { readUsername } from '#domain/account/username.ts';
import type { Account } from '#ports/accounts.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { readSecrets } from './read-secrets.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly guid: string;
  readonly code: string | undefined;
};

export type Checked = { readonly account: Account; readonly withTemporary: boolean };

type Ports = Pick<AccountPorts, 'accounts' | 'securityTokens' | 'secrets' | 'passwords' | 'clock'>;

/** A password of the temporary form is compared with the living temporary one, any other with the chosen one. */
function temporaryOf(account: Account | undefined, password: string | undefined, now: Date) {
  const temporary = account?.temporary;
  if (!temporary || password === undefined || !looksTemporary(password)) return undefined;
  return temporary.usedAt === undefined && temporary.expiresAt > now ? temporary : undefined;
}

/** One comparison for every attempt, whatever is wrong with it: token, padding, name or password. */
export async function checkPassword(
  ports: Ports,
  credentials: Credentials,
  caller: Caller,
): Promise<Checked | 'busy' | 'refused'> {
  const { guid, password: text, username: typed } = credentials;
  const [password] = await readSecrets(ports, { guid, texts: [text] }, caller);
  const username = readUsername(typed);
  const account = username && (await ports.accounts.find(username));
  const temporary = temporaryOf(account, password, ports.clock.now());
  const hash = password === undefined ? undefined : (temporary?.hash ?? account?.passwordHash);
  const compared = await ports.passwords.compare(password ?? '', hash);
  if (compared === 'busy') return 'busy';
  return compared === 'match' && account ? { account, withTemporary: temporary !== undefined } : 'refused';
}
