import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { knowsDevice } from '../account/knows-device.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

/** Whether the caller has had the phone in hand: a code proved it, or the phone's account knows the device. */
export async function knowsPhone(
  ports: Pick<AccountPorts, 'accounts' | 'codes' | 'secrets' | 'clock'>,
  phone: string,
  caller: Caller,
): Promise<boolean> {
  const since = secondsBefore(ports.clock.now(), lifetimes.phoneInHand);
  const proven = await ports.codes.isProven({ phone, visitor: visitorOf(ports, caller) }, since);
  return proven || knowsDevice(ports, { kind: 'phone', value: phone }, caller);
}
