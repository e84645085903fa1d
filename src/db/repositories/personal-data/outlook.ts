import type { PoolClient } from 'pg';
import type { DataSubject, DeletionOutlook } from '#ports/personal-data.ts';
import type { Database } from '../../database.ts';
import { drizzle } from '../../drizzle-session.ts';
import { within } from '../../within.ts';
import { hindrancesOf } from './hindrances.ts';
import { type OwnIds, ownIds } from './own-ids.ts';
import { toldTables } from './tables.ts';

/** Of what was ordered, apart from what nobody ordered. */
export const orderedText = 'select quotation_id from orders where quotation_id = any($1)';

const purchasesText = `
  select count(*)::int as orders, max(greatest(o.updated_at, p.ends)) as last
  from orders o left join lateral (
    select max((end_on + 1)::timestamp at time zone 'Europe/Istanbul') as ends from policies where order_id = o.id
  ) p on true
  where o.id = any($1) and (o.captured is not null or p.ends is not null)`;
const failedText = `
  select count(*)::int as orders, max(o.updated_at) as last from orders o
  where o.id = any($1) and o.captured is null and not exists (select 1 from policies p where p.order_id = o.id)`;
/** About a purchase, so kept with it for its own while. */
export const keptRequests = '(policy_id is not null or order_reference is not null)';

type Counted = { readonly count: number; readonly last: Date | null };

async function counted(client: PoolClient, text: string, values: readonly unknown[]): Promise<Counted> {
  const { rows } = await client.query<Counted>(text, [...values]);
  return rows[0] ?? { count: 0, last: null };
}

const countText = (table: string, condition: string, moment: string) =>
  `select count(*)::int as count, max(${moment}) as last from ${table} where ${condition}`;

async function outlookOf(client: PoolClient, own: OwnIds, now: Date): Promise<DeletionOutlook> {
  const connection = drizzle(client);
  const count = (table: string, condition: string, moment: string, ...values: readonly unknown[]) =>
    counted(client, countText(table, condition, moment), values);
  const purchases = (await client.query<{ orders: number; last: Date | null }>(purchasesText, [own.orders])).rows[0];
  const failed = (await client.query<{ orders: number; last: Date | null }>(failedText, [own.orders])).rows[0];
  const told = async (part: string) => {
    const place = toldTables.find((one) => one.part === part);
    return place ? connection.$count(place.table, place.of(own)) : 0;
  };
  const unordered = `id = any($1) and id not in (${orderedText})`;
  const requests = `id = any($1) and`;
  const kept = await count('support_requests', `${requests} ${keptRequests}`, 'last_message_at', own.supportRequests);
  const dropped = await count(
    'support_requests',
    `${requests} not ${keptRequests}`,
    'last_message_at',
    own.supportRequests,
  );
  const quotations = await count('quotations', unordered, 'created_at', own.quotations);
  const health = await count('health_declarations', 'quotation_id = any($1)', 'kept_at', own.quotations);
  const documents = await count('documents', 'subject_id = any($1)', 'created_at', [...own.orders, ...own.policies]);
  return {
    hindrances: await hindrancesOf(connection, own.orders, now),
    deleted: {
      sessions: await told('sessions'),
      files: await told('files'),
      quotations: quotations.count,
      supportRequests: dropped.count,
      healthDeclarations: health.count,
    },
    kept: {
      orders: purchases?.orders ?? 0,
      failedOrders: failed?.orders ?? 0,
      policies: own.policies.length,
      refunds: await told('refunds'),
      documents: documents.count,
      supportRequests: kept.count,
      lastPurchaseEnds: purchases?.last ?? undefined,
      lastFailedOrder: failed?.last ?? undefined,
      lastSupportMessage: kept.last ?? undefined,
      consents: await told('consents'),
      messages: await told('messages'),
    },
  };
}

export function readOutlook(database: Database, subject: DataSubject, now: Date): Promise<DeletionOutlook> {
  return within(database, async (client) => outlookOf(client, await ownIds(drizzle(client), subject), now));
}
