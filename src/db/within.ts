import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Statements of one transaction, written out. */
export async function within<Result>(
  { $client: pool }: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection in the middle of something is of no use to anybody else.
    client.release(true);
    throw error;
  }
}
