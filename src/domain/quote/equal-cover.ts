import { type CoverLevel, type CoverSense, compareLevels, coverLevel } from './cover-level.ts';
import type { CoverageKey, CoverageValue } from './coverage.ts';

export type Covers = ReadonlyMap<CoverageKey, CoverageValue>;
export type DecisiveCover = { readonly key: CoverageKey; readonly sense: CoverSense };

/** What an offer must reach to be compared by price alone. */
export type CoverMeasure = DecisiveCover & { readonly value: CoverageValue; readonly level: CoverLevel };

export type Shortfall = { readonly key: CoverageKey; readonly why: 'less' | 'unknown' };

const unknown: CoverageValue = { kind: 'unknown' };

export const coverIn = (covers: Covers, key: CoverageKey): CoverageValue => covers.get(key) ?? unknown;

/** Of an even number the lower middle counts, so that at least half of those who told a level reach it. */
function median(known: readonly CoverMeasure[]): CoverMeasure | undefined {
  return known.toSorted((first, second) => compareLevels(first.level, second.level))[
    Math.floor((known.length - 1) / 2)
  ];
}

/** The median of each decisive cover; a cover whose level nobody told measures nothing. */
export function measureOf(decisive: readonly DecisiveCover[], offers: readonly Covers[]): readonly CoverMeasure[] {
  return decisive.flatMap(({ key, sense }) => {
    const known = offers.flatMap((covers) => {
      const value = coverIn(covers, key);
      const level = coverLevel(sense, value);
      return level ? [{ key, sense, value, level }] : [];
    });
    return median(known) ?? [];
  });
}

/** Where an offer stays below the measure. What is unknown never counts as reached. */
export function shortfallsOf(measure: readonly CoverMeasure[], covers: Covers): readonly Shortfall[] {
  return measure.flatMap(({ key, sense, level }): readonly Shortfall[] => {
    const own = coverLevel(sense, coverIn(covers, key));
    if (!own) return [{ key, why: 'unknown' }];
    return compareLevels(own, level) < 0 ? [{ key, why: 'less' }] : [];
  });
}
