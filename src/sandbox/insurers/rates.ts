import { addDays, type Day } from '#domain/dates.ts';
import { type Dated, inForce } from '#domain/tariffs/dated.ts';
import { seeded } from '../seeded.ts';

/** Kuruş for one euro. The real rate is the central bank's of the day. */
export const euroRateRows: readonly Dated<number>[] = [
  { from: '2025-01-01', value: 4_850, source: 'made up for the sandbox', certainty: 'placeholder' },
  { from: '2026-01-01', value: 5_050, source: 'made up for the sandbox', certainty: 'placeholder' },
  { from: '2026-07-01', value: 5_300, source: 'made up for the sandbox', certainty: 'placeholder' },
  { from: '2026-11-01', value: 5_500, source: 'made up for the sandbox', certainty: 'placeholder' },
];

/** How far a day may lie from the row in force, in either direction. */
const swing = 0.01;

/** No rate is published on Saturday and Sunday: Friday's holds. */
function publishedOn(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

/** Lira for one euro on a day, the same for every insurer, with the four places in which rates are published. */
export function euroRate(day: Day): { readonly rate: number; readonly rateDay: Day } {
  const rateDay = publishedOn(day);
  const drift = (seeded(`EUR/${rateDay}`)() * 2 - 1) * swing;
  return { rate: Math.round(inForce(euroRateRows, rateDay).value * (1 + drift) * 100) / 10_000, rateDay };
}
