import type { IndexUse } from '#ports/data-seal.ts';

/** How a sealed value is kept: as text, or as bytes that are bound to their own row by its id. */
export type SealedForm = 'text' | 'rowBytes';

export type SealedColumn = { readonly table: string; readonly column: string; readonly form: SealedForm };

export type IndexColumn = {
  readonly table: string;
  readonly column: string;
  readonly use: IndexUse;
  /** The sealed column that the index is of. */
  readonly of: string;
  /** What of the opened text is digested; of several values each. */
  readonly read: (plain: string) => string | readonly string[];
};

const sealed = new Map<string, SealedColumn>();
const indexes = new Map<string, IndexColumn>();

/**
 * Makers of columns write down here what they made, so that nothing can be sealed that sealing anew would miss. Whoever
 * walks over the registry first imports `../schema/index.ts`, which names every file of the schema.
 */
export function registerSealed(column: SealedColumn): void {
  sealed.set(`${column.table}.${column.column}`, column);
}

export function registerIndex(column: IndexColumn): void {
  indexes.set(`${column.table}.${column.column}`, column);
}

export type SealedTable = {
  readonly table: string;
  readonly columns: readonly SealedColumn[];
  readonly indexes: readonly IndexColumn[];
};

export function sealedTables(): readonly SealedTable[] {
  const tables = [...new Set([...sealed.values()].map(({ table }) => table))].sort();
  return tables.map((table) => ({
    table,
    columns: [...sealed.values()].filter((column) => column.table === table),
    indexes: [...indexes.values()].filter((column) => column.table === table),
  }));
}
