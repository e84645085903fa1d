import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';
import { type Certainty, type Dated, inForce } from './dated.ts';

/** Percent of the net premium that the insurer passes on to others. */
export type LevyRates = {
  /** Banking and insurance transactions tax (BSMV). */
  readonly tax: number;
  /** Traffic services development fund (THGF). */
  readonly trafficFund: number;
  /** Guarantee account (Güvence Hesabı). */
  readonly guaranteeFund: number;
  /** Fire insurance tax (YSV), on the part of the premium that pays for fire. */
  readonly fireTax: number;
};

/** A premium before levies, with the part of it that pays for fire. */
export type NetPremium = { readonly net: Kurus; readonly fireNet?: Kurus | undefined };

export type Levies = readonly Dated<LevyRates>[];

/** Where a line's levies are read, and how sure they are. */
type Origin = { readonly source: string; readonly certainty: Certainty };

function since(value: LevyRates): (origin: Origin) => Levies {
  return (origin) => [{ from: '2017-01-01', value, ...origin }];
}

const none: LevyRates = { tax: 0, trafficFund: 0, guaranteeFund: 0, fireTax: 0 };

export const noLevies = since(none);
export const taxOnly = since({ ...none, tax: 5 });
export const trafficLevies = since({ ...none, tax: 5, trafficFund: 5, guaranteeFund: 2 });
export const homeLevies = since({ ...none, tax: 5, fireTax: 10 })({
  source: 'domain §5.3, §7 [S14]; every home is taken as inside municipality limits',
  certainty: 'sourced',
});

function percentOf(levies: Levies, day: Day): number {
  const { tax, trafficFund, guaranteeFund } = inForce(levies, day).value;
  return 100 + tax + trafficFund + guaranteeFund;
}

/** What the customer pays for a net premium. */
export function grossOf(levies: Levies, { net, fireNet = 0 }: NetPremium, day: Day): Kurus {
  const { fireTax } = inForce(levies, day).value;
  return Math.round((net * percentOf(levies, day) + fireNet * fireTax) / 100);
}

/** The net premium whose gross comes nearest, for tariffs that are printed with levies and pay for no fire. */
export function netOf(levies: Levies, gross: Kurus, day: Day): Kurus {
  return Math.round((gross * 100) / percentOf(levies, day));
}
