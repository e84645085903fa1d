import type { PoolClient } from 'pg';

/** Nobody has written for long. */
export const quietRequests = `
  select id from support_requests where last_message_at < $1 limit $2 for update skip locked`;

/** Files are let go, each to be kept as long as it was to be. Messages go with their request. */
const statements = [
  "delete from file_uses where kind = 'support' and subject_id = any($1)",
  'delete from support_requests where id = any($1)',
];

export async function removeRequests(client: PoolClient, ids: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement, [ids]);
}
