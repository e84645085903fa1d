import { addressLevels } from '#catalog/risks/property/address-levels.ts';
import { keepValues, readKept } from '../../../../form/kept-values.ts';
import { type PickedLevels, withLevel } from './picked-levels.ts';

const keptAs = (customer: string) => `address-levels:${customer}`;

/** What this customer chose in this tab before; a level without the ones above it is worth nothing. */
export function readLevels(customer: string): PickedLevels {
  const kept = readKept(keptAs(customer), addressLevels);
  let picked: PickedLevels = {};
  for (const { name } of addressLevels) {
    const id = kept[name];
    if (typeof id !== 'string' || id === '') break;
    picked = withLevel(picked, name, id);
  }
  return picked;
}

/** Levels that are no longer chosen are kept as empty, over what stood there. */
export function keepLevels(customer: string, picked: PickedLevels): void {
  const levels = addressLevels.map(({ name }) => [name, picked[name] ?? '']);
  keepValues(keptAs(customer), addressLevels, Object.fromEntries(levels));
}
