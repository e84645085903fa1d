import type { Day } from '#domain/dates.ts';
import { type Dated, inForce } from '#domain/tariffs/dated.ts';
import { seeded } from '../seeded.ts';

/** Lira for one euro around which the days of this world lie. */
const euroBase: readonly Dated<number>[] = [
  { from: '2017-01-01', value: 48.9, source: 'invented for the trial', certainty: 'placeholder' },
];

/** How far a day may lie from the base, in either direction. */
const swing = 0.01;

/** Lira for one euro on a day, the same for every insurer, with the four places in which rates are published. */
export function euroRate(day: Day): number {
  const drift = (seeded(`EUR/${day}`)() * 2 - 1) * swing;
  return Math.round(inForce(euroBase, day).value * (1 + drift) * 10_000) / 10_000;
}
