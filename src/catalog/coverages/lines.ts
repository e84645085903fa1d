import type { LineKey } from '#domain/lines.ts';
import type { CoverageKey } from '#domain/quote/coverage.ts';
import { lines } from '../lines/index.ts';
import { type CoverageRow, coverageRow } from './vocabulary.ts';
import { waitOf, withoutWaits } from './waiting.ts';

export type LineCoverages = {
  /** Every coverage a policy of the line speaks of, in the order of its importance. */
  readonly rows: readonly CoverageRow[];
  /** The few that decide between two offers: shown on cards. */
  readonly decisive: readonly CoverageRow[];
  /** The same with the waits that are said beside them: weighed at equal coverage. */
  readonly weighed: readonly CoverageRow[];
};

/** The coverages of a line in words; none for a line whose policies we cannot compare. */
export function coveragesOf(line: LineKey): LineCoverages {
  const { coverages } = lines[line];
  if (coverages === 'none') return { rows: [], decisive: [], weighed: [] };
  const { decisive, further } = coverages;
  return {
    rows: [...decisive, ...further].map(coverageRow),
    decisive: decisive.map(coverageRow),
    weighed: decisive.flatMap((key) => [key, waitOf(key) ?? []].flat()).map(coverageRow),
  };
}

/** The line's coverages, and whatever else was told. */
export function coverageRowsWith(line: LineKey, told: Iterable<CoverageKey>): readonly CoverageRow[] {
  const keys = new Set([...coveragesOf(line).rows.map(({ key }) => key), ...told]);
  return withoutWaits([...keys]).map(coverageRow);
}
