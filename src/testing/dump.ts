import type { ClientBase, Pool } from 'pg';

/** A table with its rows, as JSON texts of PostgreSQL's own making. */
export type DumpedTable = { readonly table: string; readonly rows: readonly string[] };

const tablesText = `
  select format('%I.%I', n.nspname, c.relname) as "table" from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)' order by 1`;

/** Every row of every table of every schema: what a backup holds. */
export async function dumpDatabase(client: Pool | ClientBase): Promise<readonly DumpedTable[]> {
  const { rows: tables } = await client.query<{ table: string }>(tablesText);
  const dumped: DumpedTable[] = [];
  for (const { table } of tables) {
    const { rows } = await client.query<{ line: string }>(`select to_jsonb(one)::text as line from ${table} one`);
    dumped.push({ table, rows: rows.map(({ line }) => line) });
  }
  return dumped;
}

const countersText = `
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and is_identity = 'YES'`;

/** Puts the rows of our own tables into a database whose tables are there, in place of what it holds. */
export async function restoreDump(pool: Pool, dump: readonly DumpedTable[]): Promise<void> {
  const ours = dump.filter(({ table }) => table.startsWith('public.'));
  const client = await pool.connect();
  try {
    // As when a backup is played back: neither triggers nor references judge what stood there already.
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${ours.map(({ table }) => table).join(', ')} cascade`);
    for (const { table, rows } of ours) {
      const text = `insert into ${table} overriding system value
        select (jsonb_populate_record(null::${table}, line::jsonb)).* from unnest($1::text[]) as line`;
      await client.query(text, [rows]);
    }
    const { rows: counters } = await client.query<{ table: string; column: string }>(countersText);
    for (const { table, column } of counters) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      );
    }
  } finally {
    client.release(true);
  }
}
