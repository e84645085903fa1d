import type { Session } from '#ports/sessions.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { recordSecurity } from './record-security.ts';

type Ports = Pick<AccountPorts, 'sessions' | 'secrets' | 'securityLog' | 'clock'>;

export async function logOut(ports: Ports, session: Session, caller: Caller): Promise<void> {
  await ports.sessions.end(session.id, ports.clock.now());
  recordSecurity(ports, 'loggedOut', { caller, accountId: session.accountId });
}
