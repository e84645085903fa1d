import type { Session } from '#ports/sessions.ts';
import type { AccountPorts } from '../ports.ts';

type Ports = Pick<AccountPorts, 'sessions' | 'clock'>;

/** Logs the account out everywhere else, and tells from how many places. */
export function endOtherSessions({ sessions, clock }: Ports, own: Session): Promise<number> {
  return sessions.endOthers(own.accountId, own.id, clock.now());
}
