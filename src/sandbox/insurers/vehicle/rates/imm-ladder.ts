import type { Day } from '../dates.ts';
import { type Dated, inForceOrLatest } from './dated.ts';

/** Limits of optional liability cover in lira; 'sinirsiz' has none. */
export const immLimits = [
  '100000',
  '250000',
  '500000',
  '1000000',
  '2000000',
  '3000000',
  '5000000',
  '10000000',
  '20000000',
  'sinirsiz',
] as const;
export type ImmLimit = (typeof immLimits)[number];

export type ImmLadder = {
  /** Year's gross price in kuruş by limit, private use. */
  readonly gross: Readonly<Record<ImmLimit, number>>;
  readonly commercialFactor: number;
};

export const immLadderRows: readonly Dated<ImmLadder>[] = [
  {
    from: '2025-01-01',
    value: {
      gross: {
        100000: 35_000,
        250000: 48_000,
        500000: 65_000,
        1000000: 90_000,
        2000000: 115_000,
        3000000: 130_000,
        5000000: 160_000,
        10000000: 230_000,
        20000000: 280_000,
        sinirsiz: 340_000,
      },
      commercialFactor: 2,
    },
    source: 'domain §6.6; the steps between its five prices are ours',
    certainty: 'placeholder',
  },
];

export function isImmLimit(value: string): value is ImmLimit {
  return (immLimits as readonly string[]).includes(value);
}

export type ImmQuery = {
  /** One of immLimits. */
  readonly limit: string;
  readonly commercial: boolean;
  readonly day?: Day | undefined;
};

/** Year's gross price in kuruş. */
export function immGross({ limit, commercial, day }: ImmQuery): number {
  if (!isImmLimit(limit)) throw new RangeError(`the liability ladder has no limit ${limit}`);
  const { gross, commercialFactor } = inForceOrLatest(immLadderRows, day).value;
  return gross[limit] * (commercial ? commercialFactor : 1);
}
