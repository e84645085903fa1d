import { lifetimes, secondsAfter } from '#domain/account/lifetimes.ts';
import type { Account } from '#ports/accounts.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

export type OpenedSession = {
  readonly kind: 'loggedIn';
  /** The credential; leaves us once, for the cookie. */
  readonly token: string;
  /** The copy in session storage, which opens nothing. */
  readonly copy: string;
  readonly name: string;
  readonly surname: string;
  readonly mustChangePassword: boolean;
};

type Ports = Pick<AccountPorts, 'sessions' | 'secrets' | 'clock'>;

/** A new token at every login; earlier sessions of the same browser end. */
export async function openSession(
  ports: Ports,
  { account, mustChangePassword }: { readonly account: Account; readonly mustChangePassword: boolean },
  caller: Caller,
): Promise<OpenedSession> {
  const { secrets } = ports;
  const now = ports.clock.now();
  const [token, copy] = [secrets.token(), secrets.token()];
  await ports.sessions.open({
    accountId: account.id,
    tokenDigest: secrets.digest('token', token),
    copyDigest: secrets.digest('token', copy),
    visitor: visitorOf(ports, caller),
    address: caller.address,
    userAgent: caller.userAgent,
    mustChangePassword,
    startedAt: now,
    lastSeenAt: now,
    expiresAt: secondsAfter(now, lifetimes.session),
  });
  return { kind: 'loggedIn', token, copy, name: account.name, surname: account.surname, mustChangePassword };
}
