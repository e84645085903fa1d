import type { Clock } from '#ports/clock.ts';
import type { AddressRecord, AddressRegistry, RegistryAnswer } from '#ports/registries.ts';
import { partnerSignal } from '../ports.ts';
import { KeptAnswers } from './kept-answers.ts';

/** The levels below a district, each listed by the code of the one above it. */
export type AddressLevel = 'towns' | 'neighbourhoods' | 'streets' | 'buildings' | 'flats';

/** A row of a level; a flat's id is its address code. */
export type AddressRow = { readonly id: number | string; readonly name: string };

/** The national address database, most of it from memory. */
export type AddressBook = {
  list(level: AddressLevel, above: number): Promise<RegistryAnswer<readonly AddressRow[]>>;
  address(uavt: string): Promise<RegistryAnswer<AddressRecord>>;
};

/** Streets and doors change by the week, and a list is a few thousand bytes. */
const limits = { most: 2_000, lifetimeSeconds: 6 * 3_600 };

function rows<Entry extends { readonly name: string }>(
  answer: RegistryAnswer<readonly Entry[]>,
  idOf: (entry: Entry) => number | string,
): RegistryAnswer<readonly AddressRow[]> {
  if (answer.kind !== 'found') return answer;
  return { kind: 'found', record: answer.record.map((entry) => ({ id: idOf(entry), name: entry.name })) };
}

async function askLevel(registry: AddressRegistry, level: AddressLevel, above: number) {
  const signal = partnerSignal();
  if (level === 'flats') return rows(await registry.flats(above, signal), ({ uavt }) => uavt);
  return rows(await registry[level](above, signal), ({ code }) => code);
}

export function addressBook(registry: AddressRegistry, clock: Clock): AddressBook {
  const lists = new KeptAnswers<readonly AddressRow[]>(clock, limits);
  const addresses = new KeptAnswers<AddressRecord>(clock, limits);
  return {
    list: (level, above) => lists.ask(`${level}/${above}`, () => askLevel(registry, level, above)),
    address: (uavt) => addresses.ask(uavt, () => registry.address(uavt, partnerSignal())),
  };
}
