import type { Session } from '#ports/sessions.ts';
import type { AccountPorts } from '../ports.ts';

type Ports = Pick<AccountPorts, 'sessions' | 'clock'>;

export type ListedSession = Session & { readonly current: boolean };

/** Where the account is logged in, newest first. */
export async function listSessions({ sessions, clock }: Ports, own: Session): Promise<readonly ListedSession[]> {
  const living = await sessions.list(own.accountId, clock.now());
  return living.map((session) => ({ ...session, current: session.id === own.id }));
}
