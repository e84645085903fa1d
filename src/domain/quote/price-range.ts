import type { Kurus } from '../money.ts';

/** What the offers of a line have cost of late, without its cheapest and its dearest tenth. */
export type SeenPrices = {
  readonly low: Kurus;
  readonly high: Kurus;
  readonly offers: number;
  readonly insurers: number;
  readonly people: number;
};

/** How far back prices are looked at. */
export const priceRangeDays = 30;

const least = { offers: 20, insurers: 4, people: 5 } as const;

/** Whether they say something of the line. One person's alone, however often asked, would tell that person's prices. */
export function areEnough({ offers, insurers, people }: SeenPrices): boolean {
  return offers >= least.offers && insurers >= least.insurers && people >= least.people;
}
