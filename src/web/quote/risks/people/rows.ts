import type { ListInputs } from '#catalog/fields/field.ts';
import { type ListRow, newRow } from '#catalog/fields/values.ts';
import { birthdateFlag, self } from '#catalog/risks/people/fields.ts';

/** What somebody beside the customer is known by. */
const numberOf = ({ PassportType, PassportNumber, NationalNumber }: ListRow) =>
  (PassportType === '2' ? PassportNumber : NationalNumber) || undefined;

/** The customer is the customer, and anybody else whoever has the same number. */
function isSame(one: ListRow, other: ListRow): boolean {
  if (one.Relation === self || other.Relation === self) return one.Relation === other.Relation;
  return numberOf(one) !== undefined && numberOf(one) === numberOf(other);
}

/** What a row holds that is never kept in the tab. */
function privateOf({ fields }: ListInputs, row: ListRow): ListRow {
  const names = fields.filter((field) => field.private).map(({ name }) => name);
  return Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
}

/** A birth date that was told once is seen from then on. */
const flagged = (row: ListRow): ListRow => (row.Birthdate ? { ...row, [birthdateFlag]: 'true' } : row);

/**
 * Rows as the form holds them. What the tab does not keep comes from where the same person stands with it: on this page
 * a moment ago, or at the server.
 */
export function fullRows(list: ListInputs, rows: readonly ListRow[], known: readonly ListRow[]): readonly ListRow[] {
  return rows.map((row) => {
    const told = known.find((other) => isSame(row, other) && Object.keys(privateOf(list, other)).length > 0);
    return flagged({ ...newRow(list), ...(told ? privateOf(list, told) : {}), ...row });
  });
}

/** The rows with the birth date open where the register wants it. */
export function askingBirthdates(rows: readonly ListRow[], wanted: readonly number[]): readonly ListRow[] {
  return rows.map((row, index) => (wanted.includes(index) ? { ...row, [birthdateFlag]: 'true' } : row));
}
