import type { CustomerClue } from '#domain/desk/customer-search.ts';
import type { CustomerKey } from '#ports/desk-find.ts';
import { type SQL, sql } from '../../../drizzle.ts';
import { dataRing } from '../../../sealing/ring.ts';

/** The phone of a purchase, and that of the account it was made with. */
const ofOrders = (found: SQL): SQL => sql`
  select o.phone_index as key, o.created_at as at from (${found}) as found join orders o on o.id = found.id
  union all
  select a.phone_index, o.created_at from (${found}) as found join orders o on o.id = found.id
    join accounts a on a.id = o.account_id and a.phone_verified_at is not null`;

/** Who opened an account with somebody's phone and never proved it is not found by it. */
function ofPhone(key: CustomerKey): SQL {
  const tables = ['quotations', 'orders', 'support_requests', 'consents', 'verification_codes'];
  const rows = tables.map((table) => sql`exists (select from ${sql.identifier(table)} where phone_index = ${key})`);
  const account = sql`exists (select from accounts where phone_index = ${key} and phone_verified_at is not null)`;
  return sql`select ${key}::text as key, now() as at where ${sql.join([account, ...rows], sql` or `)}`;
}

type Ways = { readonly [Kind in CustomerClue['kind']]: (clue: Extract<CustomerClue, { kind: Kind }>) => SQL };

/** Each by its index; of sealed values by their digests. */
const ways: Ways = {
  phone: ({ phone }) => ofPhone(dataRing().index('phone', phone)),
  plate({ plate }) {
    const digest = dataRing().index('insured', plate);
    return sql`
      select phone_index as key, created_at as at from quotations where insured_index = ${digest}
      union all
      select phone_index, created_at from policies where insured_index = ${digest}`;
  },
  policyNumber: ({ spellings }) =>
    ofOrders(sql`select order_id as id from policies where policy_number = any(${sql.param([...spellings])}::text[])`),
  orderReference: ({ reference }) => ofOrders(sql`select id from orders where reference = ${reference}`),
  supportNumber: ({ number }) => sql`
    select coalesce(s.phone_index, a.phone_index) as key, s.created_at as at
    from support_requests s left join accounts a on a.id = s.account_id where s.number = ${number}`,
};

const wayOf = <Clue extends CustomerClue>(clue: Clue): SQL => (ways[clue.kind] as (clue: Clue) => SQL)(clue);

/** Whom the clues lead to, each once, who did something last first. */
export function customersBy(clues: readonly CustomerClue[], most: number): SQL {
  const found = clues.map((clue) => sql`(select key, at from (${wayOf(clue)}) as way)`);
  return sql`
    select key from (${sql.join(found, sql` union all `)}) as found where key is not null
    group by key order by max(at) desc, key limit ${most}`;
}
