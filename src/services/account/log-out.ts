import type { Session } from '#ports/sessions.ts';
import type { AccountPorts } from '../ports.ts';

export function logOut({ sessions, clock }: Pick<AccountPorts, 'sessions' | 'clock'>, session: Session): Promise<void> {
  return sessions.end(session.id, clock.now());
}
