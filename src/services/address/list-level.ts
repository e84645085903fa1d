import type { RegistryAnswer } from '#ports/registries.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Caller } from '../ports.ts';
import type { AddressLevel, AddressRow } from './address-book.ts';
import type { AddressPorts } from './ports.ts';

export type LevelQuestion = { readonly level: AddressLevel; readonly above: number };

/** What lies below a district, a town, a neighbourhood, a street or in a building. */
export async function listLevel(
  ports: Omit<AddressPorts, 'codes' | 'registries'>,
  { level, above }: LevelQuestion,
  caller: Caller,
): Promise<Limited | RegistryAnswer<readonly AddressRow[]>> {
  return (await keepLimits(ports, 'addressLookup', caller)) ?? ports.addressBook.list(level, above);
}
