import type { IndexUse } from '#ports/data-seal.ts';
import { customType } from '../drizzle-columns.ts';
import { bytes } from '../schema/bytes.ts';
import { type IndexColumn, registerIndex, registerSealed } from './registry.ts';
import { dataRing } from './ring.ts';

function sealedColumn<Data>(
  table: string,
  column: string,
  { write, read }: { write(data: Data): string; read(text: string): Data },
) {
  registerSealed({ table, column, form: 'text' });
  const boundTo = `${table}.${column}`;
  return customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (data) => dataRing().seal(write(data), boundTo),
    fromDriver: (stored) => read(dataRing().open(stored, boundTo)),
  })(column);
}

/**
 * A text that stands sealed in the database. Every writing of a value looks different, so that nothing is found by a
 * condition on such a column: what is looked up has a blind index beside it.
 */
export const sealedText = <Text extends string = string>(table: string, column: string) =>
  sealedColumn<Text>(table, column, { write: (text) => text, read: (text) => text as Text });

/** A calendar day, `2026-11-16`. */
export const sealedDate = (table: string, column: string) => sealedText(table, column);

export const sealedJson = <Data>(table: string, column: string) =>
  sealedColumn<Data>(table, column, {
    write: (data) => JSON.stringify(data),
    read: (text) => JSON.parse(text) as Data,
  });

/**
 * Content that its repository seals, bound to the row: `dataRing().sealBytes(content, boundToRow(table, id))`. The table's
 * primary key is `id`.
 */
export function rowSealedBytes(table: string, column: string) {
  registerSealed({ table, column, form: 'rowBytes' });
  return bytes(column);
}

export const boundToRow = (table: string, id: string) => `${table}/${id}`;

type Source = { readonly of: string; read(plain: string): string };

/**
 * The digest by which a sealed value is looked up: `where(eq(accounts.phoneIndex, phone))`, and written beside it
 * (`{ phone, phoneIndex: phone }`). What is given is the plain value; what is read is the digest. Its name is that of the
 * sealed column and `_index`, unless the source says which column it is of and what of it is digested.
 */
export function blindIndex(table: string, column: string, use: IndexUse, source?: Source) {
  const { of, read } = source ?? { of: column.replace(/_index$/, ''), read: (plain: string) => plain };
  registerIndex({ table, column, use, of, read });
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => dataRing().index(use, plain),
  })(column);
}

/**
 * Digests of all values that a sealed column holds, by any of which it is found: `orders.insuredThingsIndex && …`.
 * What is given are the plain values; what is read are the digests.
 */
export function blindIndexes(table: string, column: string, source: Pick<IndexColumn, 'use' | 'of' | 'read'>) {
  registerIndex({ table, column, ...source });
  return customType<{ data: readonly string[]; driverData: string[] }>({
    dataType: () => 'text[]',
    toDriver: (plain) => plain.map((value) => dataRing().index(source.use, value)),
  })(column);
}
