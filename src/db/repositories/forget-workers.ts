import type { Database } from '../database.ts';

/** Names of processes that have been gone for a day, and what they said of insurers. They are nobody's data. */
export async function forgetWorkers({ $client: pool }: Database): Promise<void> {
  for (const table of ['workers', 'resting_insurers'])
    await pool.query(`delete from ${table} where alive_until < now() - interval '1 day'`);
}
