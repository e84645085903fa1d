import { type Field, type ListInputs, otherName, type RowPreset } from '#catalog/fields/field.ts';
import { problemsOf } from '#catalog/fields/problems.ts';
import { type FieldValue, isShown, type ListRow } from '#catalog/fields/values.ts';
import type { Day } from '#domain/dates.ts';

const isRow = (row: unknown): row is ListRow => typeof row === 'object' && row !== null && !Array.isArray(row);

export const rowsIn = (value: FieldValue | undefined): readonly ListRow[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter(isRow) : [];

export function withCell(rows: readonly ListRow[], index: number, name: string, value: FieldValue): readonly ListRow[] {
  return rows.map((row, place) => (place === index ? { ...row, [name]: value } : row));
}

export const without = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, place) => place !== index);

export const canAdd = ({ maxRows }: ListInputs, rows: readonly ListRow[]): boolean =>
  maxRows === undefined || rows.length < maxRows;

/** The fields of a row that are asked now. */
export function askedIn(list: ListInputs, row: ListRow, hidden: readonly string[] = []): readonly Field[] {
  return list.fields.filter((field) => field.kind !== 'button' && !hidden.includes(field.name) && isShown(field, row));
}

/** The field as this row asks it; the same one where the row has nothing of its own to say. */
export function asInRow(field: Field, { readOnly }: ListInputs, required: readonly string[]): Field {
  const own = {
    ...(readOnly ? { readOnly } : {}),
    ...(required.includes(field.name) ? { required: true } : {}),
  };
  return Object.keys(own).length > 0 ? { ...field, ...own } : field;
}

/** Whether an answer is whole once it is given, and need not be left to be judged. */
export const isWhole = ({ fields }: ListInputs, name: string): boolean =>
  fields.some((field) => field.name === name && (field.kind === 'selectBox' || field.kind === 'radioGroup'));

/** The ways in which a row can be added now. */
export function addable({ addLabel, presets }: ListInputs, rows: readonly ListRow[]): readonly RowPreset[] {
  const isThere = ({ answers }: RowPreset) =>
    rows.some((row) => Object.entries(answers).every(([name, value]) => row[name] === value));
  return presets?.filter((preset) => !preset.once || !isThere(preset)) ?? [{ label: addLabel, answers: {} }];
}

/** The sentence for each field of a row that is wrong. */
export function rowErrors(list: ListInputs, row: ListRow, today: Day): ReadonlyMap<string, string> {
  const problems = problemsOf(list.fields, row, today).toReversed();
  return new Map(problems.map(({ path: [name], message }) => [String(name), message]));
}

/** The same field under a name of its own: equal names would make one group of the radios of all rows. */
export const inRow = (field: Field, list: string, key: number): Field => ({
  ...field,
  name: `${list}.${key}.${field.name}`,
});

/** What a field in a row may look at: the row, and under the names it knows its own value and its text behind "other". */
export function cellValues(row: ListRow, name: string, ownName: string) {
  return { ...row, [ownName]: row[name], [otherName(ownName)]: row[otherName(name)] };
}
