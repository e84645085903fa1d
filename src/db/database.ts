import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { drizzle, type NodePgDatabase } from './drizzle-session.ts';
import { SilenceGuard } from './silence-guard.ts';

export type Database = NodePgDatabase & { readonly $client: Pool };

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize: number;
  readonly timeoutMs: number;
  /** By which the server's own lists tell its connections from others. */
  readonly name?: string;
  /** Connections that stay open however long nobody asks: who comes after a quiet while does not wait for them. */
  readonly keptOpen?: number;
  /** Longest that a transaction may wait for its next statement; then the server ends it, and its connection. */
  readonly idleTransactionMs?: number;
  /** How long a server that says nothing is waited for before it counts as gone. */
  readonly silenceMs?: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost: (error: Error) => void;
};

const usuallyKeptOpen = 4;
/** Nobody outside is spoken to within a transaction: one that rests so long was forgotten, with all that it locks. */
export const usualIdleTransactionMs = 30_000;

/** A transaction whose first statement meets a broken connection never hands it back, and its place would be lost. */
function takeBackBroken(pool: Pool): void {
  const lent = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    }),
  );
}

export function openDatabase(options: DatabaseOptions): Database {
  const { keptOpen = usuallyKeptOpen, idleTransactionMs = usualIdleTransactionMs } = options;
  const guard = new SilenceGuard(options.url, options.silenceMs);
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    min: Math.min(keptOpen, options.poolSize),
    statement_timeout: options.timeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    connectionTimeoutMillis: options.timeoutMs,
    application_name: options.name ?? 'karsila',
    stream: guard.openSocket,
  });
  pool.on('error', options.onConnectionLost);
  // The pool hears only its idle connections: one that breaks between two statements of a transaction ends the process.
  pool.on('connect', (client) => client.on('error', options.onConnectionLost));
  takeBackBroken(pool);
  guard.watch(pool);
  return drizzle(pool);
}

export function closeDatabase(database: Database): Promise<void> {
  return database.$client.end();
}

async function rehearse(pool: Pool, statements: readonly QueryConfig[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Opens the connections that are kept and has each run some statements, before anybody needs them. */
export async function openConnections(
  { $client: pool }: Database,
  statements: readonly QueryConfig[] = [],
): Promise<void> {
  await Promise.all(Array.from({ length: pool.options.min ?? 0 }, () => rehearse(pool, statements)));
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
