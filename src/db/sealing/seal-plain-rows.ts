import type { PoolClient } from 'pg';
import '../schema/index.ts';
import { sealedTables } from './registry.ts';
import { dataRing } from './ring.ts';
import { sealTable } from './walk.ts';

/** Constraints that a migration added for rows to come, and that rows from before do not keep yet. */
const unproven = `
  select conrelid::regclass::text as "table", conname as name from pg_constraint
  where not convalidated and conname like '%\\_sealed' order by conrelid, conname`;

/**
 * Seals the rows that were there before their columns were sealed. What tells is the schema itself: a table whose
 * constraints `…_sealed` are all proven holds nothing plain, so that a start costs one question once everything is sealed.
 */
export async function sealPlainRows(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(unproven);
  const waiting = new Set(rows.map(({ table }) => table));
  for (const table of sealedTables()) {
    if (waiting.has(table.table)) await sealTable({ client, seal: dataRing(), table });
  }
  for (const { table, name } of rows) await client.query(`alter table ${table} validate constraint "${name}"`);
}
