import type { Day } from '../../dates.ts';
import { type Dated, inForce } from '../dated.ts';

/** What compulsory coverage pays at most, in kuruş. */
export type TrafficLimits = {
  readonly materialPerVehicle: number;
  readonly materialPerAccident: number;
  /** Health and death or disability, each. */
  readonly bodilyPerPerson: number;
  readonly bodilyPerAccident: number;
};

type YearLimits = Omit<TrafficLimits, 'bodilyPerAccident'> & {
  /** By tariff group; a group without its own takes the car's. */
  readonly bodilyPerAccident: Readonly<Record<number, number>>;
};

const lira = 100;
const million = 1_000_000 * lira;

const perAccident2025: Readonly<Record<number, number>> = {
  1: 13.5 * million,
  3: 6.075 * million,
  4: 15.795 * million,
  5: 31.59 * million,
  6: 27 * million,
  7: 27 * million,
  8: 27 * million,
  9: 13.5 * million,
  11: 8.1 * million,
  13: 27 * million,
  14: 13.5 * million,
  15: 13.5 * million,
};

const perAccident2026: Readonly<Record<number, number>> = Object.fromEntries(
  Object.entries(perAccident2025).map(([group, limit]) => [group, Math.round((limit * 4) / 3)]),
);

export const trafficLimitRows: readonly Dated<YearLimits>[] = [
  {
    from: '2023-01-01',
    until: '2023-12-31',
    value: {
      materialPerVehicle: 120_000 * lira,
      materialPerAccident: 240_000 * lira,
      bodilyPerPerson: 1.2 * million,
      bodilyPerAccident: { 1: 6 * million },
    },
    source: 'domain §2.5 [S33]; the car’s limit per accident stands for all groups',
    certainty: 'sourced',
  },
  {
    from: '2024-01-01',
    until: '2024-12-31',
    value: {
      materialPerVehicle: 200_000 * lira,
      materialPerAccident: 400_000 * lira,
      bodilyPerPerson: 1.8 * million,
      bodilyPerAccident: { 1: 9 * million },
    },
    source: 'domain §2.5; the car’s limit per accident stands for all groups',
    certainty: 'general',
  },
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: {
      materialPerVehicle: 300_000 * lira,
      materialPerAccident: 600_000 * lira,
      bodilyPerPerson: 2.7 * million,
      bodilyPerAccident: perAccident2025,
    },
    source: 'domain §2.5 [S43][S3]; taxi, trailer and tanker take the car’s limit',
    certainty: 'sourced',
  },
  {
    from: '2026-01-01',
    value: {
      materialPerVehicle: 400_000 * lira,
      materialPerAccident: 800_000 * lira,
      bodilyPerPerson: 3.6 * million,
      bodilyPerAccident: perAccident2026,
    },
    source: 'domain §2.5 [S40] per vehicle and person; per accident × 4/3 of 2025',
    certainty: 'calculated',
  },
];

export function trafficLimits(group: number, day: Day): TrafficLimits {
  const { bodilyPerAccident, ...others } = inForce(trafficLimitRows, day).value;
  return { ...others, bodilyPerAccident: bodilyPerAccident[group] ?? bodilyPerAccident[1] ?? 0 };
}
