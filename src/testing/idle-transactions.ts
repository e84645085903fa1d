import type { Database } from '#db/database.ts';

/** How many connections of this database stand in a transaction that nobody goes on with at this moment. */
export async function idleTransactions({ $client }: Database): Promise<number> {
  const { rows } = await $client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? 0;
}

/** How long the one of them has stood so that did longest. */
export async function longestIdleTransactionMs({ $client }: Database): Promise<number> {
  const { rows } = await $client.query<{ ms: number }>(
    `select coalesce(max(extract(epoch from clock_timestamp() - state_change)), 0)::float8 * 1000 as ms
      from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.ms ?? 0;
}
