import { addressLevels } from '#catalog/risks/property/address-levels.ts';
import { keepValues, readKept } from '../../../../form/kept-values.ts';
import { type PickedLevels, withLevel } from './picked-levels.ts';

const keptAs = 'address-levels';

/** What was chosen in this tab before; a level without the ones above it is worth nothing. */
export function readLevels(): PickedLevels {
  const kept = readKept(keptAs, addressLevels);
  let picked: PickedLevels = {};
  for (const { name } of addressLevels) {
    const id = kept[name];
    if (typeof id !== 'string' || id === '') break;
    picked = withLevel(picked, name, id);
  }
  return picked;
}

/** Levels that are no longer chosen are kept as empty, over what stood there. */
export function keepLevels(picked: PickedLevels): void {
  keepValues(keptAs, addressLevels, Object.fromEntries(addressLevels.map(({ name }) => [name, picked[name] ?? ''])));
}
