import { type CollectedData, type DataRow, type DataSubject, dataParts } from '#ports/personal-data.ts';
import type { Database } from '../../database.ts';
import { getTableColumns } from '../../drizzle.ts';
import { ownIds } from './own-ids.ts';
import { type ToldTable, toldTables } from './tables.ts';

/** Columns of a table that are told: all but what is ours, and but the digests by which others are found. */
export function toldColumns({ table, omit }: ToldTable) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !omit.includes(name) && !column.name.endsWith('_index'),
    ),
  );
}

/** In one moment of the database: what is told fits together. */
export function collectData(database: Database, subject: DataSubject): Promise<CollectedData> {
  return database.transaction(
    async (tx) => {
      const own = await ownIds(tx, subject);
      const collected = new Map<string, readonly DataRow[]>();
      for (const place of toldTables) {
        collected.set(place.part, await tx.select(toldColumns(place)).from(place.table).where(place.of(own)));
      }
      return Object.fromEntries(dataParts.map((part) => [part, collected.get(part) ?? []])) as CollectedData;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
