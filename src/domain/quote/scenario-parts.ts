import type { Kurus } from '../money.ts';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import type { LevelCurrency } from './coverage-level.ts';
import { type CoverageMap, coverageIn } from './equal-coverage.ts';

const hundredths = 100;

/** What an example is reckoned in. Its amounts are hundredths of it: kuruş of a lira, cents of a euro. */
export type ScenarioCurrency = Exclude<LevelCurrency, 'USD'>;

/** What is insured of a home. */
export const homeParts = ['building', 'contents'] as const;
export type HomePart = (typeof homeParts)[number];

/** What the examples damage: a car of this value, and as much of a home as is insured. */
export type Stake = { readonly carValue: Kurus; readonly homeParts: readonly HomePart[] };

/** What is damaged. Of a building in an earthquake only what its compulsory insurance does not reach. */
export type Damaged =
  | 'car'
  | 'others'
  | 'glass'
  | 'building'
  | 'buildingAboveDask'
  | 'contents'
  | 'treatment'
  | 'baggage'
  | 'phone';
export type Damage = { readonly to: Damaged; readonly amount: Kurus };

/** What a coverage pays of a damage, or what an excess leaves; undefined where nobody can tell. */
export type Part = Kurus | undefined;

export type Loss = { readonly damages: readonly Damage[]; readonly stake: Stake; readonly coverages: CoverageMap };

/** An example: what it damages, and what the insurer pays of it. Where nothing is damaged, it does not apply. */
export type Scenario = {
  /** The lira where none is named. */
  readonly currency?: ScenarioCurrency;
  readonly damages: (stake: Stake) => readonly Damage[];
  readonly paid: (loss: Loss) => Part;
};

export const damage = (to: Damaged, whole: number): Damage => ({ to, amount: whole * hundredths });

function valueIn(currency: ScenarioCurrency, value: CoverageValue): CoverageValue {
  if (value.kind !== 'amount' && value.kind !== 'foreignAmount') return value;
  const own = value.kind === 'amount' ? 'TRY' : value.currency;
  return own === currency ? { kind: 'amount', amount: value.amount } : { kind: 'unknown' };
}

/** Coverages with their sums as an example reckons; what is told in another currency tells it nothing. */
export function coveragesIn(currency: ScenarioCurrency, coverages: CoverageMap): CoverageMap {
  return new Map([...coverages].map(([key, value]) => [key, valueIn(currency, value)]));
}

export const totalOf = (damages: readonly Damage[]): Kurus => damages.reduce((sum, { amount }) => sum + amount, 0);

/** The sum, as far as every part of it is known. */
export function sumOf(parts: readonly Part[]): Part {
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
}

/** Coverages of what one owns reach to its value; a bare yes to them is that. */
export function ownPart(damaged: Kurus, value: CoverageValue): Part {
  switch (value.kind) {
    case 'notIncluded':
      return 0;
    case 'included':
    case 'marketValue':
    case 'unlimited':
      return damaged;
    case 'amount':
      return Math.min(damaged, value.amount);
    default:
      return undefined;
  }
}

/** Of what is owed to others a bare yes tells no limit, so it tells nothing. */
export function othersPart(damaged: Kurus, value: CoverageValue): Part {
  return value.kind === 'included' || value.kind === 'marketValue' ? undefined : ownPart(damaged, value);
}

/** Not included means that what the excess belongs to is not covered at all. */
export function excessPart(damaged: Kurus, value: CoverageValue, percentOf: Part): Part {
  switch (value.kind) {
    case 'notIncluded':
      return damaged;
    case 'percent':
      if (value.percent === 0) return 0;
      return percentOf === undefined ? undefined : Math.min(damaged, Math.round((percentOf * value.percent) / 100));
    case 'amount':
      return Math.min(damaged, value.amount);
    default:
      return undefined;
  }
}

/** Where nothing is paid at all, an excess that nobody told changes nothing; where it takes all, nor does the coverage. */
export function afterExcess(damaged: Kurus, paid: Part, kept: Part): Part {
  if (paid === 0 || kept === damaged) return 0;
  return paid === undefined || kept === undefined ? undefined : Math.max(0, paid - kept);
}

/** A co-pay is a share of the bill. The most that is paid is what remains of it, however high the limit. */
export function afterCopay(billed: Kurus, paid: Part, kept: Part): Part {
  if (paid === 0 || kept === billed) return 0;
  return paid === undefined || kept === undefined ? undefined : Math.min(paid, billed - kept);
}

/** What two coverages limit at once. Where one of them pays nothing, the other changes nothing. */
export function withinBoth(one: Part, other: Part): Part {
  if (one === 0 || other === 0) return 0;
  return one === undefined || other === undefined ? undefined : Math.min(one, other);
}

export const ofOwn =
  (key: CoverageKey): Scenario['paid'] =>
  ({ damages, coverages }) =>
    ownPart(totalOf(damages), coverageIn(coverages, key));

export const ofOthers =
  (key: CoverageKey): Scenario['paid'] =>
  ({ damages, coverages }) =>
    othersPart(totalOf(damages), coverageIn(coverages, key));

export const toOthers = (inLira: number) => () => [damage('others', inLira)];
