import type { CoverageValue } from './coverage.ts';
import type { ForeignCurrency } from './foreign-price.ts';

/** more: a higher level is better. excess: it is the insured's own share, so less is better. */
export type CoverageSense = 'more' | 'excess';

export type LevelCurrency = 'TRY' | ForeignCurrency;

/**
 * How good a coverage is: first by kind, then by the figure within the kind. Higher is better. Sums of money name their
 * currency, because a rate that changes by the day tells nothing about which of two is more.
 */
export type CoverageLevel = readonly [kind: number, figure: number, currency?: LevelCurrency];

const none: CoverageLevel = [0, 0];

/** What is limited by a figure stands above a bare yes, which tells no limit, and below the car's whole value. */
function moreLevel(value: CoverageValue): CoverageLevel | undefined {
  switch (value.kind) {
    case 'unknown':
      return undefined;
    case 'notIncluded':
      return none;
    case 'included':
      return [1, 0];
    case 'count':
      return value.count > 0 ? [2, value.count] : none;
    case 'percent':
      return value.percent > 0 ? [3, value.percent] : none;
    case 'amount':
      return value.amount > 0 ? [4, value.amount, 'TRY'] : none;
    case 'foreignAmount':
      return value.amount > 0 ? [4, value.amount, value.currency] : none;
    case 'marketValue':
      return [5, 0];
    case 'unlimited':
      return [6, 0];
  }
}

/**
 * A share of the car's value costs more than a fixed sum. Not included means that what the excess belongs to is not
 * covered at all, which is the worst excess of all.
 */
function excessLevel(value: CoverageValue): CoverageLevel | undefined {
  switch (value.kind) {
    case 'notIncluded':
      return none;
    case 'percent':
      return value.percent > 0 ? [1, -value.percent] : [3, 0];
    case 'amount':
      return value.amount > 0 ? [2, -value.amount, 'TRY'] : [3, 0];
    case 'foreignAmount':
      return value.amount > 0 ? [2, -value.amount, value.currency] : [3, 0];
    case 'count':
      return value.count > 0 ? [2, -value.count] : [3, 0];
    default:
      return undefined;
  }
}

/** Undefined where nobody can tell how good the coverage is. */
export function coverageLevel(sense: CoverageSense, value: CoverageValue): CoverageLevel | undefined {
  return sense === 'excess' ? excessLevel(value) : moreLevel(value);
}

/** Undefined where two sums of money are told in different currencies. */
export function compareLevels(first: CoverageLevel, second: CoverageLevel): number | undefined {
  if (first[0] !== second[0]) return first[0] - second[0];
  return first[2] === second[2] ? first[1] - second[1] : undefined;
}

/** Whether the insured has it: a coverage that pays something, or an excess of nothing. */
export function hasCoverage(sense: CoverageSense, value: CoverageValue): boolean {
  const level = coverageLevel(sense, value);
  return level !== undefined && level[0] >= (sense === 'excess' ? 3 : 1);
}
