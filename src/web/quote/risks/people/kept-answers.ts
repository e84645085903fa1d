import type { Field } from '#catalog/fields/field.ts';
import type { FormValues, ListRow } from '#catalog/fields/values.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';
import { rowsIn } from '../../../form/rows/row-list.ts';
import { fullRows } from './rows.ts';

/** The name under which the answers of a quotation are kept in this tab, those of all its steps. */
export const answersName = (headerGuid: string) => `people:${headerGuid}`;

type Sources = {
  readonly headerGuid: string;
  /** What stood in the questions a moment ago. */
  readonly seen: FormValues | undefined;
  /** What the server knows, or what holds for most. */
  readonly start: FormValues;
};

function rowsOf(fields: readonly Field[], { start, seen = {} }: Sources, kept: FormValues): FormValues {
  const list = fields.find((field) => field.name === familyList);
  if (list?.kind !== 'listInputs') return {};
  const rows: readonly ListRow[] = rowsIn(kept[familyList] ?? seen[familyList] ?? start[familyList]);
  return { [familyList]: fullRows(list, rows, [...rowsIn(seen[familyList]), ...rowsIn(start[familyList])]) };
}

/** What the questions begin with: what was last seen on this page or kept in this tab, else what the server knows. */
export function givenAnswers(fields: readonly Field[], sources: Sources): FormValues {
  const { headerGuid, start, seen = {} } = sources;
  const kept = readKept(answersName(headerGuid), fields);
  return { ...start, ...seen, ...kept, ...rowsOf(fields, sources, kept) };
}

/** The answers of one quotation go on in another of the same customer. */
export function carryAnswers(fields: readonly Field[], from: string | undefined, to: string): void {
  if (from === undefined || from === to) return;
  const kept = readKept(answersName(from), fields);
  if (Object.keys(kept).length > 0) keepValues(answersName(to), fields, kept);
}
