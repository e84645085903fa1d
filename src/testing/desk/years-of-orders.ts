import { Client } from 'pg';
import type { Database } from '#db/database.ts';
import { withoutIndexes } from '../plans/many-rows.ts';

export const manyOrders = 100_000;
const years = 2;

/** Row n of a table, by a letter of its own. */
const idOf = (letter: string, n: string) =>
  `('${letter.charCodeAt(0).toString(16).padStart(8, '0')}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const quotation = (n: string) => idOf('q', n);
const offer = (n: string) => idOf('f', n);
const order = (n: string) => idOf('o', n);
const policy = (n: string) => idOf('p', n);
const request = (n: string) => idOf('s', n);
/** Of several rows of one thing, which it is. */
const nth = (each: number) => `((n - 1) / ${each} + 1)`;
/** Of quotation n, and of all that came of it: lines of one kind, for what is insured is a car. */
const lineOf = (n: string) => `(array['kasko', 'trafik', 'imm', 'yesilKart', 'yabanciTrafik'])[${n} % 5 + 1]`;
const person = "'x' || n % 50000";

type Copies = { readonly count: number; readonly columns: Readonly<Record<string, string>> };

const [quotationsAnOrder, offersAQuotation] = [2, 5];

/** Ages of rows are spread over the years, row 1 is the newest. The first offer of quotation 2n is bought by order n. */
const copies: Readonly<Record<string, Copies>> = {
  quotations: {
    count: manyOrders * quotationsAnOrder,
    columns: { id: quotation('n'), line: lineOf('n'), phone_index: person, share_digest: 'null', own_digest: 'null' },
  },
  offers: {
    count: manyOrders * quotationsAnOrder * offersAQuotation,
    columns: {
      id: offer('n'),
      quotation_id: quotation(nth(offersAQuotation)),
      line: lineOf(nth(offersAQuotation)),
      insurer: '(901 + n % 12)::text',
      reference: 'gen_random_uuid()',
      state:
        "case when n % 4000 = 5 then 'review' when n % 5 = 0 then 'declined' when n % 5 = 4 then 'failed' else 'expired' end",
      gross: 'case when n % 5 between 1 and 3 then t.gross end',
      coverage_set: 'null',
      reason: 'null',
      taken_by: 'null',
      review_reference: "case when n % 4000 = 5 then 'R' || n end",
      review_since: 'case when n % 4000 = 5 then t.created_at - age end',
      ask_review_at: 'case when n % 4000 = 5 then t.created_at end',
      asked_at: 't.created_at - age',
      answered_at: "t.created_at - age + n % 97 * interval '100 milliseconds'",
    },
  },
  orders: {
    count: manyOrders,
    columns: {
      id: order('n'),
      reference: "'S' || n",
      quotation_id: quotation(`${quotationsAnOrder} * n`),
      phone_index: person,
      email_index: person,
      insured_things_index: "array['t' || n]",
      state: "case when n % 1000 = 0 then 'needsAttention' when n % 10 = 0 then 'declined' else t.state end",
      compare_at: 'null',
    },
  },
  order_items: {
    count: manyOrders,
    columns: {
      id: idOf('i', 'n'),
      order_id: order('n'),
      line: lineOf(`${quotationsAnOrder} * n`),
      offer_id: offer(`(${quotationsAnOrder} * n - 1) * ${offersAQuotation} + 1`),
    },
  },
  order_events: { count: manyOrders * 5, columns: { order_id: order(nth(5)) } },
  policies: {
    count: manyOrders,
    columns: {
      id: policy('n'),
      order_id: order('n'),
      order_item_id: idOf('i', 'n'),
      line: lineOf(`${quotationsAnOrder} * n`),
      policy_number: "'P' || n",
      phone_index: person,
    },
  },
  refunds: {
    count: manyOrders / 20,
    columns: {
      id: idOf('r', 'n'),
      order_id: order('20 * n'),
      policy_id: policy('20 * n'),
      state: "case when n % 50 = 0 then 'needsAttention' else t.state end",
    },
  },
  cancel_requests: {
    count: manyOrders / 40,
    columns: {
      id: idOf('c', 'n'),
      policy_id: policy('40 * n'),
      state: "case when n % 30 = 0 then 'forwarded' else t.state end",
      told: "case when n % 30 = 0 then 'forwarded' else t.told end",
      refund: 'case when n % 30 > 0 then t.refund end',
      answered_at: 'case when n % 30 > 0 then t.answered_at - age end',
    },
  },
  reconciliation_findings: {
    count: manyOrders / 50,
    columns: { order_id: order('50 * n'), resolved_at: 'case when n % 20 > 0 then t.seen_at - age end' },
  },
  support_requests: {
    count: manyOrders / 5,
    columns: {
      id: request('n'),
      number: "'D' || n + 1",
      phone_index: person,
      status: "case when n % 50 = 0 then 'open' else t.status end",
    },
  },
  support_messages: { count: (manyOrders / 5) * 3, columns: { id: idOf('m', 'n'), request_id: request(nth(3)) } },
  messages: { count: manyOrders * 4, columns: { recipient_index: person, reason: `${order(nth(4))}::text` } },
  consents: { count: manyOrders * 2, columns: { phone_index: person } },
  desk_log: { count: manyOrders, columns: { subject: "'S' || n" } },
};

const tables = Object.keys(copies);

async function copy(client: Client, table: string, { count, columns }: Copies): Promise<void> {
  const { rows } = await client.query<{ readonly name: string; readonly isMoment: boolean }>(
    `select column_name as name, data_type = 'timestamp with time zone' as "isMoment" from information_schema.columns
     where table_schema = 'public' and table_name = $1 and identity_generation is null`,
    [table],
  );
  const values = rows.map(({ name, isMoment }) => columns[name] ?? `t.${name}${isMoment ? ' - age' : ''}`);
  const { rowCount } = await client.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')}) select ${values.join(', ')}
     from (select * from ${table} limit 1) t, generate_series(${count}::int, 1, -1) n,
       lateral (select n * (interval '1 year' * ${years} / ${count}) as age) aged`,
  );
  if (rowCount !== count) throw new Error(`There is no first row of ${table} to copy`);
}

/** Years of an agency's business, copied from the first of each that stands there. */
export async function copyYearsOfOrders({ $client: pool }: Database): Promise<void> {
  const client = new Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await withoutIndexes(client, tables, async () => {
      for (const [table, made] of Object.entries(copies)) await copy(client, table, made);
    });
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
