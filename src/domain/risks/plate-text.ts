import { masks } from '../masks/masks.ts';
import { isPlate } from '../rules/plate.ts';

/** A plate of this country in its groups; any other as it was written. */
export const plateText = (plate: string) => (isPlate(plate) ? masks.plaka.format(masks.plaka.rawFrom(plate)) : plate);
