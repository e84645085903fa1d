import { type AddressLevel, addressLevels } from '#catalog/risks/property/address-levels.ts';

/** What is chosen so far, by level; a level below one that is not chosen holds nothing. */
export type PickedLevels = Readonly<Partial<Record<AddressLevel, string>>>;

/** A choice at a level. What lay below belonged to another address, unless the same was chosen again. */
export function withLevel(picked: PickedLevels, level: AddressLevel, id: string): PickedLevels {
  if (picked[level] === id) return picked;
  const place = addressLevels.findIndex(({ name }) => name === level);
  const above = addressLevels.slice(0, place).map(({ name }) => [name, picked[name]] as const);
  return Object.fromEntries(id === '' ? above : [...above, [level, id]]);
}

/** The level that is asked now; undefined once the flat is chosen. */
export function nextLevel(picked: PickedLevels): AddressLevel | undefined {
  return addressLevels.find(({ name }) => !picked[name])?.name;
}

/** The levels in sight: those that are chosen, and the one that is asked now. */
export function levelsInSight(picked: PickedLevels): readonly (typeof addressLevels)[number][] {
  const next = nextLevel(picked);
  return next === undefined
    ? addressLevels
    : addressLevels.slice(0, addressLevels.findIndex(({ name }) => name === next) + 1);
}
