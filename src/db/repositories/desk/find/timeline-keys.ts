import { type TimelineKind, timelineKinds } from '#domain/desk/timeline.ts';
import { cancellationStates } from '#domain/policy/cancellation-state.ts';
import type { CustomerHead, TimelineQuery } from '#ports/desk-find.ts';
import type { Database } from '../../../database.ts';
import { type SQL, sql } from '../../../drizzle.ts';
import { dataRing } from '../../../sealing/ring.ts';

export type TimelineKey = { readonly kind: TimelineKind; readonly id: string };

/**
 * What is the customer's: $1's own rows, and those of the account whose phone it is now, under whichever phone they were
 * written. Each way to a row is a select of its own, so that each goes by its index.
 */
const own = (key: string) => sql`
  own_accounts as (select id from accounts where phone_index = ${key} and phone_verified_at is not null),
  own_orders as (
    select id, reference, quotation_id, created_at from orders where phone_index = ${key}
    union
    select o.id, o.reference, o.quotation_id, o.created_at from orders o join own_accounts a on o.account_id = a.id),
  own_quotations as (
    select id, created_at from quotations where phone_index = ${key}
    union
    select q.id, q.created_at from quotations q join own_orders o on o.quotation_id = q.id),
  own_offers as (select f.id from offers f join own_quotations q on f.quotation_id = q.id),
  own_policies as (select p.id, p.created_at from policies p join own_orders o on p.order_id = o.id),
  own_refunds as (select r.id, r.requested_at from refunds r join own_orders o on r.order_id = o.id),
  own_wishes as (select c.id, c.requested_at from cancel_requests c join own_policies p on c.policy_id = p.id),
  own_requests as (
    select id, created_at from support_requests where phone_index = ${key}
    union
    select s.id, s.created_at from support_requests s join own_accounts a on s.account_id = a.id)`;

/** What our letters name. Nobody proves an e-mail address, so mails are the customer's only by what they are about. */
const namedInLetters = sql`
  select reference as reason from own_orders
  union all select 'refund ' || id from own_refunds
  union all select 'renewal ' || id from own_policies
  union all select 'cancellation ' || state || ' ' || id
    from own_wishes cross join unnest(${sql.param([...cancellationStates])}::text[]) as state
  union all select 'support ' || news || ' ' || m.id
    from own_requests r join support_messages m on m.request_id = r.id
    cross join unnest(array['received', 'answered']) as news`;

const lettersOf = (recipient: string) => sql`
  select id, sent_at from messages where recipient_index = ${recipient}
  union
  select m.id, m.sent_at from (${namedInLetters}) as named join messages m on m.reason = named.reason
  union
  select m.id, m.sent_at from own_offers f join messages m on split_part(m.reason, ' ', 2) = f.id::text
    where m.purpose = 'review'
  union
  select m.id, m.sent_at from own_quotations q join messages m on split_part(m.reason, ' ', 2) = q.id::text
    where m.purpose in ('offers', 'offersCopy')`;

type Asked = { readonly key: string; readonly recipient: string };

const parts: Readonly<Record<TimelineKind, (asked: Asked) => SQL>> = {
  quotation: () => sql`select id::text, created_at as at from own_quotations`,
  order: () => sql`select id::text, created_at as at from own_orders`,
  payment: () => sql`select e.id::text, e.at from order_events e join own_orders o on e.order_id = o.id`,
  policy: () => sql`select id::text, created_at as at from own_policies`,
  document: () => sql`
    select d.id::text, d.created_at as at
    from (select id from own_offers union all select id from own_orders union all select id from own_policies) as s
    join documents d on d.subject_id = s.id`,
  refund: () => sql`select id::text, requested_at as at from own_refunds`,
  cancellation: () => sql`select id::text, requested_at as at from own_wishes`,
  consent: ({ key }) => sql`
    select id::text, given_at as at from consents where phone_index = ${key}
    union
    select c.id::text, c.given_at from consents c join own_accounts a on c.account_id = a.id`,
  message: ({ recipient }) => sql`select id::text, sent_at as at from (${lettersOf(recipient)}) as letters`,
  support: () => sql`select id::text, created_at as at from own_requests`,
};

/** Only which rows they are: of thousands one page is opened. */
export async function timelineKeys(
  database: Database,
  { key, phone }: Pick<CustomerHead, 'key' | 'phone'>,
  { kind, skip, most }: TimelineQuery,
): Promise<readonly TimelineKey[]> {
  const asked = { key, recipient: dataRing().index('recipient', phone) };
  const wanted = timelineKinds.filter((one) => kind === undefined || one === kind);
  const chosen = wanted.map((one) => sql`(select ${one}::text as kind, id, at from (${parts[one](asked)}) as part)`);
  const { rows } = await database.execute<TimelineKey>(sql`
    with ${own(key)}
    select kind, id from (${sql.join(chosen, sql` union all `)}) as all_of_them
    order by at desc, kind, length(id) desc, id desc offset ${skip} limit ${most}`);
  return rows;
}
