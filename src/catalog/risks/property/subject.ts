import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';

/** Which of the lines that are quoted by a building, and of which address. */
export type PropertySubject = {
  readonly line: LineKey;
  /** End of the latest earthquake policy of the address; undefined where none is known. */
  readonly policyEnd: Day | undefined;
};
