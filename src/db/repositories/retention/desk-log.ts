import type { PoolClient } from 'pg';

export const oldEntries = 'select id::text from desk_log where at < $1 order by id limit $2 for update skip locked';

/** The only way in which entries go: who takes them away says that it is for keeping house. */
const statements = [
  'delete from desk_log_outcomes where entry_id = any($1::bigint[])',
  'delete from desk_log where id = any($1::bigint[])',
];

export async function removeEntries(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query("set local karsila.keeps_house = 'on'");
  for (const statement of statements) await client.query(statement, [ids]);
}
