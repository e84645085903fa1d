import type { Database } from '../database.ts';

/** Names of processes that have been gone for a day. They are nobody's data. */
export async function forgetWorkers({ $client: pool }: Database): Promise<void> {
  await pool.query("delete from workers where alive_until < now() - interval '1 day'");
}
