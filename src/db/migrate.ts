import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
/** Any number that no other use of this database takes. */
const lockKey = 725_001;

type Migration = { readonly name: string; readonly sql: string; readonly hash: string };

export function readMigrations(from = folder): Migration[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(from, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Runs work while holding the database's start lock, so that processes starting together take turns. */
export async function underStartLock<Result>(
  database: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock whatever happened.
    client.release(true);
  }
}

/** Applies what is new, each in its own transaction. History only grows: a changed or missing file stops the start. */
export async function migrate(client: PoolClient, migrations = readMigrations()): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  for (const [index, done] of rows.entries()) {
    const known = migrations[index];
    if (known?.name !== done.name)
      throw new Error(`Migration ${done.name} was applied but is not in its place any more.`);
    if (known.hash !== done.hash) throw new Error(`Migration ${done.name} was changed after it had been applied.`);
  }
  const fresh = migrations.slice(rows.length);
  for (const migration of fresh) {
    await client.query('begin');
    try {
      await client.query(migration.sql);
      await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
  return fresh.map((migration) => migration.name);
}
