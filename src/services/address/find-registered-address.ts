import type { Day } from '#domain/dates.ts';
import { identityOf, isCompany } from '#domain/identity.ts';
import type { AddressRegistry } from '#ports/registries.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Caller, partnerSignal } from '../ports.ts';
import { phoneProvenFor } from '../verification/check-customer.ts';
import type { AddressPorts } from './ports.ts';

export type RegisteredAddressAnswer =
  | Limited
  | { readonly kind: 'phoneUnverified' }
  | Awaited<ReturnType<AddressRegistry['registeredAt']>>;

/**
 * Where a person is registered. It is told to nobody who merely knows the number: only to a visitor who has proven a
 * phone for that very number and knows the birth date. It is never kept. Companies are registered nowhere.
 */
export async function findRegisteredAddress(
  ports: Omit<AddressPorts, 'addressBook'>,
  { nationalNumber, birthdate }: { readonly nationalNumber: string; readonly birthdate: Day | undefined },
  caller: Caller,
): Promise<RegisteredAddressAnswer> {
  const phone = await phoneProvenFor(ports, nationalNumber, caller);
  if (phone === undefined) return { kind: 'phoneUnverified' };
  if (isCompany(identityOf(nationalNumber))) return { kind: 'notFound' };
  if (birthdate === undefined) return { kind: 'birthdateRequired' };
  const limited = await keepLimits(ports, 'registeredAddress', { ...caller, phone, identity: nationalNumber });
  if (limited) return limited;
  return ports.registries.addresses.registeredAt({ identityNumber: nationalNumber, birthdate }, partnerSignal());
}
