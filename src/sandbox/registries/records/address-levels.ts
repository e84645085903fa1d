import { between, seeded } from '../../seeded.ts';
import type { Place } from './address-codes.ts';
import { centre, detached, neighbourhoods, streets, towns } from './address-names.ts';
import { districts } from './districts.ts';

/** Provinces whose villages were made neighbourhoods: their districts have a centre only. */
const metropolitan: ReadonlySet<number> = new Set([
  1, 6, 7, 9, 10, 16, 20, 21, 25, 26, 27, 31, 33, 34, 35, 38, 41, 42, 44, 45, 46, 47, 48, 52, 54, 55, 59, 61, 63, 65,
]);

const turkish = new Intl.Collator('tr-TR');

/** So many of the words, each once, in the order of the alphabet. */
function some(random: () => number, words: readonly string[], count: number): readonly string[] {
  return words
    .map((word) => ({ word, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ word }) => word)
    .toSorted(turkish.compare);
}

const isVillage = ([, town = 0]: Place): boolean => town > 0;

function townNames(random: () => number, [district = 0]: Place): readonly string[] {
  const isMetropolitan = metropolitan.has(districts[district]?.provinceCode ?? 0);
  return [centre, ...some(random, towns, isMetropolitan ? 0 : between(random, 0, 2))];
}

function neighbourhoodNames(random: () => number, place: Place): readonly string[] {
  const count = isVillage(place) ? between(random, 1, 2) : between(random, 4, 12);
  return some(random, neighbourhoods, count).map((name) => `${name} Mahallesi`);
}

function streetNames(random: () => number, place: Place): readonly string[] {
  return some(random, streets, isVillage(place) ? between(random, 2, 6) : between(random, 6, 20));
}

/** Doors are numbered along the street, with gaps. */
function doorNames(random: () => number): readonly string[] {
  const count = between(random, 3, 32);
  return Array.from({ length: count }, (_, index) => `No: ${1 + 2 * index + between(random, 0, 1)}`);
}

function flatNames(random: () => number, place: Place): readonly string[] {
  if (random() < (isVillage(place) ? 0.8 : 0.2)) return [detached];
  return Array.from({ length: between(random, 4, 30) }, (_, index) => `Daire: ${index + 1}`);
}

/** What lies below a district, a town, a neighbourhood, a street and a building. */
const below: readonly ((random: () => number, place: Place) => readonly string[])[] = [
  townNames,
  neighbourhoodNames,
  streetNames,
  doorNames,
  flatNames,
];

export type Standing = { readonly place: Place; readonly name: string };

/** What lies one level below a place, as the seed made it. */
export function childrenOf(place: Place, seed: string): readonly Standing[] {
  const names = below[place.length - 1]?.(seeded(`${seed}/address/${place.join('/')}`), place) ?? [];
  return names.map((name, index) => ({ place: [...place, index], name }));
}

/** The names from the town down to a place; undefined where the seed made nothing there. */
export function namesDownTo(place: Place, seed: string): readonly string[] | undefined {
  const names = place
    .slice(1)
    .map((index, depth) => childrenOf(place.slice(0, depth + 1), seed)[index]?.name)
    .filter((name) => name !== undefined);
  return names.length === place.length - 1 ? names : undefined;
}
