import type { Session } from '#ports/sessions.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { recordSecurity } from './record-security.ts';

type Ports = Pick<AccountPorts, 'sessions' | 'secrets' | 'securityLog' | 'clock'>;

/** Logs the account out everywhere else, and tells from how many places. */
export async function endOtherSessions(ports: Ports, own: Session, caller: Caller): Promise<number> {
  const ended = await ports.sessions.endOthers(own.accountId, own.id, ports.clock.now());
  recordSecurity(ports, 'otherSessionsEnded', { caller, accountId: own.accountId });
  return ended;
}
