import type { Pool } from 'pg';

/** Every row of every table of ours that names one of these, in an order of its own. Limits count calls of everybody. */
export async function rowsNaming(pool: Pool, marks: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = 'public' and table_name <> 'rate_limits'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(
      `select to_jsonb(one)::text as line from ${name} one where exists (
         select from unnest($1::text[]) mark where position(mark in to_jsonb(one)::text) > 0)`,
      [marks],
    );
    found.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return found.toSorted();
}
