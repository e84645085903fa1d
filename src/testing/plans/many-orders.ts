import type { Database } from '#db/database.ts';
import type { Order } from '#ports/orders.ts';

/** Columns of a table but some, for rows that are copied with those otherwise. */
async function columnsBut({ $client: pool }: Database, table: string, otherwise: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and column_name <> all($2) and identity_generation is null`,
    [table, otherwise],
  );
  return rows.map(({ name }) => name).join(', ');
}

async function copy(
  database: Database,
  { table, from, otherwise }: { table: string; from: string; otherwise: Readonly<Record<string, string>> },
): Promise<void> {
  const names = Object.keys(otherwise);
  const rest = await columnsBut(database, table, names);
  await database.$client.query(
    `insert into ${table} (${names.join(', ')}, ${rest}) select ${Object.values(otherwise).join(', ')}, ${rest} from ${from}`,
  );
}

const idOf = (first: string) => `('${first}0000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const state = `case when n % 500 = 0 then 'needsAttention' when n % 11 = 0 then 'declined' when n % 13 = 0 then 'voided' else 'done' end`;

/**
 * Years of business that can be read: an order over and over, of different days, sums, states, lines and insurers, with its
 * items and events; one in twenty returns money, and one in a hundred left something to a person.
 */
export async function fillManyOrders(database: Database, { id }: Order, count: number): Promise<void> {
  const { $client: pool } = database;
  await pool.query('alter table order_items disable trigger all');
  await copy(database, {
    table: 'orders',
    from: `orders, generate_series(1, ${count}) n where id = '${id}'`,
    otherwise: {
      id: idOf('1'),
      reference: "'M' || n",
      state,
      gross: '1000 + (n * 7919) % 5000000',
      captured: 'null',
      refunded: '0',
      compare_at: 'null',
      created_at: "now() - n * interval '8 minutes'",
      updated_at: "now() - n * interval '8 minutes'",
    },
  });
  await copy(database, {
    table: 'order_items',
    from: `order_items, generate_series(1, ${count}) n where order_id = '${id}' and place = 0`,
    otherwise: {
      id: idOf('2'),
      order_id: idOf('1'),
      state: "'released'",
      policy_number: 'null',
      line: "(array['kasko', 'trafik', 'dask', 'seyahat', 'petsaglik'])[1 + (n % 100 > 50)::int + (n % 100 > 80)::int + (n % 100 > 95)::int + (n % 1000 = 999)::int]",
      insurer: '(901 + (n % 7) + case when n % 1000 = 0 then 9 else 0 end)::text',
    },
  });
  await copy(database, {
    table: 'order_events',
    from: `order_events, generate_series(1, ${count}) n where order_id = '${id}' and action in ('sendToBank', 'capture', 'issue')`,
    otherwise: { order_id: idOf('1') },
  });
  await pool.query(
    `insert into refunds (id, order_id, reason, promised, amount, state, requested_at, paid_at)
      select ${idOf('3')}, ${idOf('1')}, 'agency', n, n, case when n % 1000 = 0 then 'needsAttention' else 'paid' end,
        now() - n * interval '8 minutes', case when n % 1000 <> 0 then now() end
      from generate_series(20, ${count}, 20) n`,
  );
  await pool.query(
    `insert into reconciliation_findings (order_id, kind, found_at, seen_at, resolved_at)
      select ${idOf('1')}, 'stuck', now() - n * interval '8 minutes', now(), case when n % 1000 <> 0 then now() end
      from generate_series(100, ${count}, 100) n`,
  );
  await pool.query('vacuum analyze');
}
