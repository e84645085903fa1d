import type { Day } from '../../dates.ts';
import { type Dated, inForce } from '../dated.ts';
import { lateRenewalPercent } from '../late-renewal.ts';
import { electricCarFactor, tariffGroup } from './classes.ts';
import { provinceFactor } from './province-factors.ts';
import { stepFactor } from './steps.ts';

/** Published caps are printed for İstanbul; the country's base is the cap divided by this province's factor. */
const publishedProvince = 34;
const monthlyRise = 1.0175;
const lastProjectedYear = 2030;

type Cap = Dated<number>;

/** Highest net premium of a private car in İstanbul at step 4, in kuruş, as published. */
const published: readonly Cap[] = [
  {
    from: '2025-09-01',
    until: '2025-11-30',
    value: 1_461_200,
    source: 'domain §2.4 [S34]; the months until December are not known and keep it',
    certainty: 'calculated',
  },
  { from: '2025-12-01', until: '2025-12-31', value: 1_506_000, source: 'domain §2.4 [S35]', certainty: 'sourced' },
  { from: '2026-01-01', until: '2026-01-31', value: 1_516_000, source: 'domain §2.4 [S2][S36]', certainty: 'sourced' },
  { from: '2026-02-01', until: '2026-02-28', value: 1_705_900, source: 'domain §2.4 [S4]', certainty: 'sourced' },
];

function firstOfMonth(index: number): Day {
  const year = Math.floor(index / 12);
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * Caps of the months after the last published one, each 1.75 % above the month before and in whole lira. The rise is
 * sourced for September 2026 only (Genelge 2026/25), so every one of these rows is a placeholder.
 */
export function projectCaps(last: Cap, untilYear: number): readonly Cap[] {
  const firstMonth = Number(last.from.slice(0, 4)) * 12 + Number(last.from.slice(5, 7));
  return Array.from({ length: untilYear * 12 + 12 - firstMonth }, (_, index) => ({
    from: firstOfMonth(firstMonth + index),
    value: Math.round((last.value * monthlyRise ** (index + 1)) / 100) * 100,
    source: 'domain §2.4: February 2026 × 1.0175 per month [S1]',
    certainty: 'placeholder' as const,
  }));
}

export const trafficCapRows: readonly Cap[] = [
  ...published,
  ...published.slice(-1).flatMap((last) => projectCaps(last, lastProjectedYear)),
];

export type TrafficCapQuery = {
  /** Tariff group 1–15, see tariffGroupOf. */
  readonly group: number;
  readonly provinceCode: number;
  /** Step 0–8. */
  readonly step: number;
  readonly firstEntry: boolean;
  readonly day: Day;
  readonly daysLapsed: number;
  /** A company's vehicle, or a person's sixth and further one. */
  readonly corporate: boolean;
  readonly electric?: boolean | undefined;
};

/** The most an insurer may ask for a year of traffic coverage, in kuruş and without levies. */
export function trafficCapNet(query: TrafficCapQuery): number {
  const { group, provinceCode, step, firstEntry, day, daysLapsed, corporate, electric } = query;
  const base = inForce(trafficCapRows, day).value / provinceFactor(publishedProvince, day);
  const { ratio, corporateRatio } = tariffGroup(group, day);
  const annual =
    base *
    (corporate ? corporateRatio : ratio) *
    provinceFactor(provinceCode, day) *
    stepFactor({ step, firstEntry, day }) *
    (electric ? electricCarFactor(day) : 1);
  return Math.round(annual * (1 + lateRenewalPercent(daysLapsed, day) / 100));
}
