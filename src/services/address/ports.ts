import type { Registries } from '#ports/registries.ts';
import type { AccountPorts } from '../ports.ts';
import type { AddressBook } from './address-book.ts';

/** All that looking up addresses needs; each use case names the part it takes. */
export type AddressPorts = Pick<AccountPorts, 'codes' | 'limits' | 'limitFactor' | 'secrets' | 'clock'> & {
  readonly registries: Pick<Registries, 'addresses'>;
  readonly addressBook: AddressBook;
};
