import type { PoolClient } from 'pg';

/** Asked for the last time long ago, and ordered by nobody. */
export const forgottenQuotations = `
  select q.id from quotations q
  where q.asked_at < $1 and not exists (select 1 from orders o where o.quotation_id = q.id)
  limit $2 for update of q skip locked`;

/** Documents of offers point to nothing, so they go first. Offers, declarations and the like go with the quotation. */
const statements = [
  'delete from documents where subject_id in (select id from offers where quotation_id = any($1))',
  'delete from quotations where id = any($1)',
];

export async function removeQuotations(client: PoolClient, ids: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement, [ids]);
}
