import { isPlate, normalisePlate } from '../rules/plate.ts';

/** A name shown to who need not know it: the first letter of every word. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}***`)
    .join(' ');
}

/** A plate shown to who need not know it: its province, where it is one of this country. */
export function maskPlate(plate: string): string {
  return isPlate(plate) ? `${normalisePlate(plate).slice(0, 2)} *** ***` : '***';
}
