import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase & { readonly $client: Pool };

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize: number;
  readonly timeoutMs: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost: (error: Error) => void;
};

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    statement_timeout: options.timeoutMs,
    connectionTimeoutMillis: options.timeoutMs,
    application_name: 'karsila',
  });
  pool.on('error', options.onConnectionLost);
  // The pool hears only its idle connections: one that breaks between two statements of a transaction ends the process.
  pool.on('connect', (client) => client.on('error', options.onConnectionLost));
  return drizzle(pool);
}

export function closeDatabase(database: Database): Promise<void> {
  return database.$client.end();
}

/** Whether the database answers now. */
export async function isDatabaseReady(database: Database): Promise<boolean> {
  try {
    await database.$client.query('select 1');
    return true;
  } catch {
    return false;
  }
}
