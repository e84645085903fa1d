import type { SecurityEvent } from '#ports/security-log.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

export type SecuritySubject = {
  readonly caller: Caller;
  readonly accountId?: string | undefined;
  /** As it was typed, where no account is known. */
  readonly name?: string | undefined;
};

/** Writes a security event. Nothing personal leaves: who and whence stand there as digests. */
export function recordSecurity(
  ports: Pick<AccountPorts, 'securityLog' | 'secrets'>,
  event: SecurityEvent | undefined,
  { caller, accountId, name }: SecuritySubject,
): void {
  if (event === undefined) return;
  const digest = (text: string | undefined) => (text === undefined ? undefined : ports.secrets.digest('log', text));
  ports.securityLog.record({
    event,
    account: digest(accountId),
    name: digest(name),
    visitor: visitorOf(ports, caller),
    address: ports.secrets.digest('log', caller.address),
  });
}
