import type { BuildPeriod } from './property.ts';

/** The earliest year a home can be told to be built in; who lives in an older one chooses it. */
export const oldestBuildYear = 1950;

const lastYears = [
  ['1', 1975],
  ['2', 1996],
  ['3', 1999],
  ['4', 2006],
] as const;

/** The period of the earthquake tariff in which a year lies. */
export function buildPeriodOf(year: number): BuildPeriod {
  return lastYears.find(([, last]) => year <= last)?.[0] ?? '5';
}
