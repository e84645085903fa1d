import type { Coverage, CoverageKey, CoverageValue } from './coverage.ts';
import {
  type CoverageLevel,
  type CoverageSense,
  compareLevels,
  coverageLevel,
  type LevelCurrency,
} from './coverage-level.ts';

export type CoverageMap = ReadonlyMap<CoverageKey, CoverageValue>;
export type DecisiveCoverage = { readonly key: CoverageKey; readonly sense: CoverageSense };

/** What an offer must reach to be compared by price alone. */
export type CoverageMeasure = DecisiveCoverage & { readonly value: CoverageValue; readonly level: CoverageLevel };

export type Shortfall = { readonly key: CoverageKey; readonly why: 'less' | 'unknown' };

const unknown: CoverageValue = { kind: 'unknown' };

export const coverageMapOf = (coverages: readonly Coverage[]): CoverageMap =>
  new Map(coverages.map(({ key, value }) => [key, value]));

export const coverageIn = (coverages: CoverageMap, key: CoverageKey): CoverageValue => coverages.get(key) ?? unknown;

/** The currency in which most of them tell their sums; the lira where it is a tie. */
function usualCurrency(known: readonly CoverageMeasure[]): LevelCurrency | undefined {
  const counts = new Map<LevelCurrency, number>();
  for (const { level } of known) if (level[2]) counts.set(level[2], (counts.get(level[2]) ?? 0) + 1);
  const most = [...counts].toSorted(
    ([first, one], [second, other]) =>
      other - one || Number(second === 'TRY') - Number(first === 'TRY') || (first < second ? -1 : 1),
  );
  return most[0]?.[0];
}

/**
 * Of an even number the lower middle counts, so that at least half of those who told a level that can be compared reach
 * it. Sums in a currency that few use are left aside: nobody can tell where among the others they stand.
 */
function median(known: readonly CoverageMeasure[]): CoverageMeasure | undefined {
  const currency = usualCurrency(known);
  const alike = known.filter(({ level }) => level[2] === undefined || level[2] === currency);
  return alike.toSorted((first, second) => compareLevels(first.level, second.level) ?? 0)[
    Math.floor((alike.length - 1) / 2)
  ];
}

/** The median of each decisive coverage; a coverage whose level nobody told measures nothing. */
export function measureOf(
  decisive: readonly DecisiveCoverage[],
  offers: readonly CoverageMap[],
): readonly CoverageMeasure[] {
  return decisive.flatMap(({ key, sense }) => {
    const known = offers.flatMap((coverages) => {
      const value = coverageIn(coverages, key);
      const level = coverageLevel(sense, value);
      return level ? [{ key, sense, value, level }] : [];
    });
    return median(known) ?? [];
  });
}

/** Where an offer stays below the measure. What is unknown or told in another currency never counts as reached. */
export function shortfallsOf(measure: readonly CoverageMeasure[], coverages: CoverageMap): readonly Shortfall[] {
  return measure.flatMap(({ key, sense, level }): readonly Shortfall[] => {
    const own = coverageLevel(sense, coverageIn(coverages, key));
    const difference = own && compareLevels(own, level);
    if (difference === undefined) return [{ key, why: 'unknown' }];
    return difference < 0 ? [{ key, why: 'less' }] : [];
  });
}
