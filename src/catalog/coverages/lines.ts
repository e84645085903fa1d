import type { LineKey } from '#domain/lines.ts';
import { lines } from '../lines/index.ts';
import { type CoverageRow, coverageRow } from './vocabulary.ts';

export type LineCoverages = {
  /** Every coverage a policy of the line speaks of, in the order of its importance. */
  readonly rows: readonly CoverageRow[];
  /** The few that decide between two offers: shown on cards and weighed at equal coverage. */
  readonly decisive: readonly CoverageRow[];
};

/** The coverages of a line in words; none for a line whose policies we cannot compare. */
export function coveragesOf(line: LineKey): LineCoverages {
  const { coverages } = lines[line];
  if (coverages === 'none') return { rows: [], decisive: [] };
  const { decisive, further } = coverages;
  return { rows: [...decisive, ...further].map(coverageRow), decisive: decisive.map(coverageRow) };
}
