import type { AddressRecord, RegistryAnswer } from '#ports/registries.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Caller } from '../ports.ts';
import type { AddressPorts } from './ports.ts';

/** The address behind a code. It tells nothing of who lives there, so nothing has to be proven. */
export async function readAddress(
  ports: Omit<AddressPorts, 'codes' | 'registries'>,
  uavt: string,
  caller: Caller,
): Promise<Limited | RegistryAnswer<AddressRecord>> {
  return (await keepLimits(ports, 'addressLookup', caller)) ?? ports.addressBook.address(uavt);
}
