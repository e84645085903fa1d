import type { Day } from '../dates.ts';

/** How sure a figure is: read in a source, calculated from sources, general knowledge, or made up for the sandbox. */
export type Certainty = 'sourced' | 'calculated' | 'general' | 'placeholder';

/** A figure with the days it holds (both inclusive) and where it comes from, by section and source of the research notes. */
export type Dated<Value> = {
  readonly from: Day;
  readonly until?: Day;
  readonly value: Value;
  readonly source: string;
  readonly certainty: Certainty;
};

/** The row that holds on a day, the youngest where several do. A day no row covers is a fault of the table. */
export function inForce<Value>(rows: readonly Dated<Value>[], day: Day): Dated<Value> {
  const found = rows
    .filter((row) => row.from <= day && (row.until === undefined || day <= row.until))
    .reduce<Dated<Value> | undefined>(
      (youngest, row) => (youngest === undefined || row.from > youngest.from ? row : youngest),
      undefined,
    );
  if (found === undefined) throw new RangeError(`no row of this tariff table holds on ${day}`);
  return found;
}

/** The row of a day, or the youngest one where the asker names no day. */
export function inForceOrLatest<Value>(rows: readonly Dated<Value>[], day: Day | undefined): Dated<Value> {
  const latest = rows.at(-1);
  if (latest === undefined) throw new RangeError('this tariff table is empty');
  return inForce(rows, day ?? latest.from);
}
