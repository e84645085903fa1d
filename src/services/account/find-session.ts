import type { Session } from '#ports/sessions.ts';
import type { AccountPorts } from '../ports.ts';

type Ports = Pick<AccountPorts, 'sessions' | 'secrets' | 'clock'>;

/** The living session a token belongs to. */
export function findSession({ sessions, secrets, clock }: Ports, token: string): Promise<Session | undefined> {
  return sessions.find(secrets.digest('token', token), clock.now());
}

/** Whether the session that the browser's copy belongs to still lives. */
export function isSessionAlive({ sessions, secrets, clock }: Ports, copy: string): Promise<boolean> {
  return sessions.isAlive(secrets.digest('token', copy), clock.now());
}
