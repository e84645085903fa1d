import type { CoverageKey, CoverageValue } from './coverage.ts';
import { type CoverageLevel, type CoverageSense, compareLevels, coverageLevel } from './coverage-level.ts';

export type CoverageMap = ReadonlyMap<CoverageKey, CoverageValue>;
export type DecisiveCoverage = { readonly key: CoverageKey; readonly sense: CoverageSense };

/** What an offer must reach to be compared by price alone. */
export type CoverageMeasure = DecisiveCoverage & { readonly value: CoverageValue; readonly level: CoverageLevel };

export type Shortfall = { readonly key: CoverageKey; readonly why: 'less' | 'unknown' };

const unknown: CoverageValue = { kind: 'unknown' };

export const coverageIn = (coverages: CoverageMap, key: CoverageKey): CoverageValue => coverages.get(key) ?? unknown;

/** Of an even number the lower middle counts, so that at least half of those who told a level reach it. */
function median(known: readonly CoverageMeasure[]): CoverageMeasure | undefined {
  return known.toSorted((first, second) => compareLevels(first.level, second.level))[
    Math.floor((known.length - 1) / 2)
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

/** Where an offer stays below the measure. What is unknown never counts as reached. */
export function shortfallsOf(measure: readonly CoverageMeasure[], coverages: CoverageMap): readonly Shortfall[] {
  return measure.flatMap(({ key, sense, level }): readonly Shortfall[] => {
    const own = coverageLevel(sense, coverageIn(coverages, key));
    if (!own) return [{ key, why: 'unknown' }];
    return compareLevels(own, level) < 0 ? [{ key, why: 'less' }] : [];
  });
}
