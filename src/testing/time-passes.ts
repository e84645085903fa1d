import type { Database } from '#db/database.ts';

/** Columns that tell how long something is somebody's, holds, or when it is due, by the database's clock. */
const leases = [
  ['workers', 'alive_until'],
  ['orders', 'look_at'],
  ['refunds', 'taken_until'],
  ['cancel_requests', 'try_at'],
  ['file_content_removals', 'due_at'],
  ['quotations', 'waits_until'],
  ['offers', 'ask_review_at'],
  ['offers', 'price_checked_at'],
] as const;

/**
 * The database's clock cannot be set; what stands there is moved into the past instead. A table is held while it is
 * rewritten: workers take the same rows in another order, and each would wait for the other.
 */
export async function timePasses({ $client: pool }: Database, seconds: number): Promise<void> {
  for (const [table, column] of leases)
    await pool.query(`begin; lock table ${table} in share row exclusive mode;
      update ${table} set ${column} = ${column} - ${seconds} * interval '1 second' where ${column} is not null;
      commit`);
}
