import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { type Certainty, type Dated, inForce } from '#domain/tariffs/dated.ts';

/** Percent of the net premium that the insurer passes on to others. */
export type LevyRates = {
  /** Banking and insurance transactions tax (BSMV). */
  readonly tax: number;
  /** Traffic services development fund (THGF). */
  readonly trafficFund: number;
  /** Guarantee account (Güvence Hesabı). */
  readonly guaranteeFund: number;
};

export type Levies = readonly Dated<LevyRates>[];

/** Where a line's levies are read, and how sure they are. */
type Origin = { readonly source: string; readonly certainty: Certainty };

function since(value: LevyRates): (origin: Origin) => Levies {
  return (origin) => [{ from: '2017-01-01', value, ...origin }];
}

export const trafficLevies = since({ tax: 5, trafficFund: 5, guaranteeFund: 2 });
export const taxOnly = since({ tax: 5, trafficFund: 0, guaranteeFund: 0 });

function percentOf(levies: Levies, day: Day): number {
  const { tax, trafficFund, guaranteeFund } = inForce(levies, day).value;
  return 100 + tax + trafficFund + guaranteeFund;
}

/** What the customer pays for a net premium. */
export function grossOf(levies: Levies, net: Kurus, day: Day): Kurus {
  return Math.round((net * percentOf(levies, day)) / 100);
}

/** The net premium whose gross comes nearest, for tariffs that are printed with levies. */
export function netOf(levies: Levies, gross: Kurus, day: Day): Kurus {
  return Math.round((gross * 100) / percentOf(levies, day));
}
