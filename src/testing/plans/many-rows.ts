import { Client } from 'pg';

/** As many as stand in every table that grows. */
export const manyRows = 200_000;

type Column = { readonly name: string; readonly type: string; readonly isNullable: boolean };

/** Row n of every table belongs to row n of every other. */
const uuidOf = "('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
const earlier = `now() - n * interval '30 seconds'`;
const later = `now() + n * interval '30 seconds' + interval '1 hour'`;

const byType: Readonly<Record<string, string>> = {
  uuid: uuidOf,
  text: "'s1.' || n",
  integer: '1',
  bigint: 'n',
  boolean: 'n % 2 = 0',
  date: 'current_date + (n % 365)::integer',
  jsonb: "'[]'",
  bytea: "'\\x73312e'",
  'timestamp with time zone': earlier,
};

const byName: Readonly<Record<string, string>> = {
  expires_at: later,
  kept_until: later,
  due_at: later,
  line: "'kasko'",
  insurer: "'901'",
  channel: "'sms'",
  purpose: "(array['userAgreement', 'dataNotice', 'marketing'])[n % 3 + 1]",
};

/**
 * What a row of age n usually is: nearly all are settled, and the newest are under way. Counters of limits are left out:
 * they live for minutes, and an index by their end would cost every call more than the sweep's reading them does.
 */
const usual: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account_devices: {},
  account_notices: { phone: "'s1.'", settled_at: earlier, created_at: "now() - n * interval '10 seconds'" },
  accounts: { password_hash: "'$argon2id$'", second_factor: "'always'", phone_verified_at: earlier },
  cancel_requests: {
    reason: "'other'",
    state: "'accepted'",
    told: "'accepted'",
    way: "'insurer'",
    refund: '0',
    forwarded_at: earlier,
    answered_at: earlier,
  },
  consents: { act: "'register'", national_number: "'s1.'" },
  documents: {},
  health_access_log: { reader: "'customer'" },
  insurer_tickets: {},
  job_common: {
    name: "(array['order', 'refund', 'tellSupport'])[n % 3 + 1]",
    state: "(case when n < 50 then 'created' else 'completed' end)::pgboss.job_state",
    blocked: 'false',
    blocking: 'false',
    pending_dependencies: '0',
  },
  messages: { state: "'sent'", purpose: "'verification'" },
  number_claims: {},
  offers: {
    state: "case when n < 200 then 'waiting' when n < 2000 then 'active' else 'expired' end",
    coverage_state: "'told'",
    gross: 'case when n >= 200 then n end',
    valid_until:
      "case when n >= 2000 then now() - n * interval '10 seconds' when n >= 200 then now() + n * interval '10 seconds' end",
    answered_at: `case when n >= 200 then ${earlier} end`,
    taken_by: "case when n < 200 then 'somebody' end",
  },
  order_events: {},
  order_items: { state: "'issued'", policy_number: "'p' || n" },
  orders: {
    state: "case when n < 50 then 'threeDs' else 'done' end",
    captured: 'case when n >= 50 then n end',
    insured_things_index: "array['t' || n]",
    compare_at: `case when n < 100 then ${later} end`,
    taken_by: "case when n < 50 then 'somebody' end",
    refunded: '0',
  },
  permission_notices: { state: "'told'", settled_at: earlier },
  policies: { state: "'active'" },
  quotation_visitors: {},
  quotations: {
    asked_at: `case when n >= 500 then ${earlier} end`,
    closes_at: `case when n >= 500 then ${earlier} end`,
    waits_until: `case when n >= 500 then ${earlier} end`,
    risk: "case when n >= 500 then 's1.' end",
    insured: "case when n >= 500 then 's1.' end",
    insured_index: "case when n >= 500 then 's1.' || n end",
  },
  rate_limit_members: {},
  reconciliation_findings: { resolved_at: earlier, told_at: earlier },
  refunds: { reason: "'withdrawal'", state: "'paid'", paid_at: earlier, amount: 'n' },
  renewal_links: {},
  result_links: {},
  security_tokens: {},
  sessions: {},
  support_messages: { author: "'customer'" },
  support_requests: { status: "'closed'" },
  support_visitors: { proven_at: "now() - n * interval '300 milliseconds'" },
  verification_codes: { national_number: "'s1.'" },
};

export const grownTables = Object.keys(usual);

async function columnsOf(client: Client, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
     from information_schema.columns where table_schema = any(current_schemas(false)) and table_name = $1 and identity_generation is null`,
    [table],
  );
  return rows;
}

function valueFor(table: string, { name, type, isNullable }: Column): string | undefined {
  const own = usual[table]?.[name];
  if (own !== undefined) return own;
  // Blind indexes may be empty by their column, and never are.
  if (isNullable && !name.endsWith('_index')) return undefined;
  return byName[name] ?? byType[type];
}

async function fill(client: Client, table: string): Promise<void> {
  const values = (await columnsOf(client, table)).flatMap((column) => {
    const value = valueFor(table, column);
    return value === undefined ? [] : [{ name: column.name, value }];
  });
  // Rows that age in one order stand in it, as they would have come.
  await client.query(
    `insert into ${table} (${values.map(({ name }) => name).join(', ')})
     select ${values.map(({ value }) => value).join(', ')} from generate_series(${manyRows}, 1, -1) n`,
  );
}

/** Built once the rows are there: kept up row by row indexes take three times as long. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await client.query('update pg_index set indisready = false where indrelid = any($1::regclass[])', [tables]);
  await work();
  for (const table of tables) await client.query(`reindex table ${table}`);
}

/** Years of business, as far as the size of tables goes. Sealed columns hold nothing that could be opened. */
export async function fillManyRows(url: string, tables: readonly string[] = grownTables): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Every row has its fellows in the other tables; looking for each of them would take longer than all else.
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await client.query('set search_path = public, pgboss');
    await withoutIndexes(client, tables, async () => {
      for (const table of tables) await fill(client, table);
    });
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
