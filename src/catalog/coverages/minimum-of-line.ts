import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { AskedMinimum } from '#domain/quote/official-minimum.ts';
import { lines } from '../lines/index.ts';

/** The official minimum a policy of the line is held against, as it stands on the day on which the policy begins. */
export function minimumOfLine(line: LineKey, day: Day | undefined): AskedMinimum | undefined {
  const { minimum } = lines[line];
  return minimum === 'none' || day === undefined ? undefined : { of: minimum, day };
}
