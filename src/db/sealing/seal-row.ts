import type { DataSeal } from '#ports/data-seal.ts';
import { boundToRow } from './columns.ts';
import type { SealedColumn, SealedTable } from './registry.ts';

type Stored = string | readonly string[] | Buffer | null | undefined;

/** What stands in the columns of a row; `row_id` beside them where something is bound to its row. */
export type StoredRow = Readonly<Record<string, Stored>>;

/** What claims to be sealed and cannot be read must not be sealed over: it would be lost for good. */
function plainText(seal: DataSeal, stored: string, place: string): string {
  if (seal.keyIdOf(stored) !== undefined || stored.startsWith('s1.')) return seal.open(stored, place);
  return stored;
}

function plainBytes(seal: DataSeal, stored: Buffer, place: string): Uint8Array {
  if (seal.keyIdOf(stored) !== undefined || stored.toString('latin1', 0, 3) === 's1.') {
    return seal.openBytes(stored, place);
  }
  return stored;
}

function sealedAnew(seal: DataSeal, { table, column, form }: SealedColumn, row: StoredRow): Stored | Uint8Array {
  const stored = row[column] as Exclude<Stored, readonly string[]>;
  if (stored === null || stored === undefined || seal.keyIdOf(stored) === seal.currentKeyId) return stored;
  const place = form === 'rowBytes' ? boundToRow(table, String(row.row_id)) : `${table}.${column}`;
  return typeof stored === 'string'
    ? seal.seal(plainText(seal, stored, place), place)
    : seal.sealBytes(plainBytes(seal, stored, place), place);
}

/** The values that change, by column: those that are plain or under an older key, and indexes that are missing. */
export function sealRow(seal: DataSeal, { table, columns, indexes }: SealedTable, row: StoredRow) {
  const sealed = columns.map((column) => [column.column, sealedAnew(seal, column, row)] as const);
  const filled = indexes.map(({ column, of, use, read }) => {
    const source = row[of];
    if (typeof source !== 'string' || row[column] !== null) return [column, row[column]] as const;
    const plain = read(plainText(seal, source, `${table}.${of}`));
    const digests = typeof plain === 'string' ? seal.index(use, plain) : plain.map((one) => seal.index(use, one));
    return [column, digests] as const;
  });
  return new Map([...sealed, ...filled].filter(([column, value]) => value !== row[column]));
}
