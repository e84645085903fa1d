import { lifetimes, secondsAfter } from '#domain/account/lifetimes.ts';
import type { Session } from '#ports/sessions.ts';
import type { AccountPorts } from '../ports.ts';

type Ports = Pick<AccountPorts, 'sessions' | 'secrets' | 'clock'>;

/** A session; or that there was one, which nobody used for too long. */
export type FoundSession = Session | 'idle' | undefined;

/** The living session a token belongs to. What its user does keeps it alive; what a page does by itself does not. */
export async function findSession(
  { sessions, secrets, clock }: Ports,
  token: string,
  { byItself }: { readonly byItself: boolean },
): Promise<FoundSession> {
  const now = clock.now();
  const digest = secrets.digest('token', token);
  const session = await sessions.find(digest, now);
  if (!session) return (await sessions.isIdle(digest, now)) ? 'idle' : undefined;
  const isStale = secondsAfter(session.lastSeenAt, lifetimes.sessionTouch) <= now;
  if (isStale && !byItself) await sessions.touch(session.id, now);
  return session;
}

/** Whether the session that the browser's copy belongs to still lives. */
export function isSessionAlive({ sessions, secrets, clock }: Ports, copy: string): Promise<boolean> {
  return sessions.isAlive(secrets.digest('token', copy), clock.now());
}
