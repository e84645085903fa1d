import { type Day, istanbulToday } from './dates.ts';
import { type Dated, inForce } from './tariffs/dated.ts';

/** How long what concerns people's health is kept, in days. */
export type HealthRetention = {
  /** Declarations, after they were given: insurers are asked again, reviews end and prices are checked in that time. */
  readonly declarationDays: number;
  /** Who read them, after they did. */
  readonly readingDays: number;
};

export const healthRetentionRows: readonly Dated<HealthRetention>[] = [
  {
    from: '2026-01-01',
    value: { declarationDays: 30, readingDays: 730 },
    source: 'our own measure: KVKK demands no longer than needed and names no number of days',
    certainty: 'placeholder',
  },
];

const day = 24 * 60 * 60 * 1000;
const retentionOn = (today: Day) => inForce(healthRetentionRows, today).value;

/** Until when a declaration that is given now is kept. A later row of the table does not lengthen it. */
export function declarationKeptUntil(now: Date): Date {
  return new Date(now.getTime() + retentionOn(istanbulToday(now)).declarationDays * day);
}

/** Readings at or before this moment are forgotten. */
export function readingsKeptSince(now: Date): Date {
  return new Date(now.getTime() - retentionOn(istanbulToday(now)).readingDays * day);
}
