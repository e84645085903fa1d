import { addDays, type Day, daysBetween } from '../dates.ts';
import type { Certainty, Dated } from './dated.ts';

export type TableAge = {
  /** First day of the youngest figures that somebody knows. */
  readonly since: Day;
  readonly certainty: Certainty;
  /** Whether what is used today only goes on from there, by a guess. */
  readonly isContinued: boolean;
  readonly days: number;
  /** When it must be looked at again; undefined for what only a change of the law changes. */
  readonly dueOn: Day | undefined;
  readonly isOverdue: boolean;
};

/** How old a table is. Figures that were made up to go on from known ones do not make it younger. */
export function tableAge(rows: readonly Dated<unknown>[], everyDays: number | undefined, today: Day): TableAge {
  const begun = rows.filter(({ from }) => from <= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const used = begun.at(-1);
  const known = begun.findLast(({ certainty }) => certainty !== 'placeholder') ?? used;
  if (!used || !known) throw new RangeError(`no row of this table has begun on ${today}`);
  const dueOn = everyDays === undefined ? undefined : addDays(known.from, everyDays);
  return {
    since: known.from,
    certainty: known.certainty,
    isContinued: used.from !== known.from,
    days: daysBetween(known.from, today),
    dueOn,
    isOverdue: dueOn !== undefined && dueOn <= today,
  };
}
