import type { PoolClient } from 'pg';

/** Orders that brought a policy or took money, by the end of the last policy: nobody works on them any more. */
export const endedPurchases = `
  select o.id from orders o
  where o.state in ('done', 'refunded', 'declined', 'voided')
    and (o.captured is not null or exists (select 1 from policies p where p.order_id = o.id))
    and o.updated_at < $1
    and not exists (
      select 1 from policies p where p.order_id = o.id
        and (p.end_on >= ($1::timestamptz at time zone 'Europe/Istanbul')::date or p.state = 'withdrawing'))
    and not exists (select 1 from refunds r where r.order_id = o.id and r.state <> 'paid')
  limit $2 for update skip locked`;

/** Orders that took no money and brought no policy. */
export const failedOrders = `
  select o.id from orders o
  where o.state in ('created', 'declined', 'voided') and o.captured is null and o.updated_at < $1
    and not exists (select 1 from policies p where p.order_id = o.id)
  limit $2 for update skip locked`;

/** What points to a policy or an order, before it. The rest of an order goes with its row. */
const statements = [
  'delete from documents where subject_id = any($1) or subject_id in (select id from policies where order_id = any($1))',
  'delete from refunds where order_id = any($1)',
  'delete from cancel_requests where policy_id in (select id from policies where order_id = any($1))',
  'delete from renewal_links where policy_id in (select id from policies where order_id = any($1))',
  'delete from policies where order_id = any($1)',
  'delete from orders where id = any($1)',
];

export async function removeOrders(client: PoolClient, ids: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement, [ids]);
}
