import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import type { Username } from '#domain/account/username.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Whether an account knows the caller's device; asked alike where there is no such account. */
export async function knowsDevice(
  ports: Pick<AccountPorts, 'accounts' | 'secrets' | 'clock'>,
  username: Username | undefined,
  caller: Caller,
): Promise<boolean> {
  const account = username && (await ports.accounts.find(username));
  const seenSince = secondsBefore(ports.clock.now(), lifetimes.knownDevice);
  return ports.accounts.knowsDevice(account?.id ?? nobody, visitorOf(ports, caller), seenSince);
}
