import type { Database } from '../database.ts';

const keptMs = 86_400_000;

/** Names of processes that have been gone for a day. They are nobody's data. */
export async function forgetWorkers({ $client: pool }: Database, now: Date): Promise<void> {
  await pool.query('delete from workers where alive_until < $1', [new Date(now.getTime() - keptMs)]);
}
