import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { retentionRepository } from '#db/repositories/retention/index.ts';
import { keptSince, type RetentionKind } from '#domain/retention.ts';
import type { RetentionStore } from '#ports/retention.ts';
import { recordsOf } from '#testing/bought.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { enforceRetention, mostAtOnce } from './enforce-retention.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
});
afterAll(() => target.drop());

const now = new Date();
const clock = { now: () => now };
const count = async (text: string): Promise<number> =>
  Number((await target.database.$client.query(`select count(*) from ${text}`)).rows[0].count);

/** Notes the size of every portion of one kind, and fails before one of them. */
function watched(kind: RetentionKind, failsAt?: number) {
  const store = retentionRepository(target.database);
  const portions: number[] = [];
  const retention: RetentionStore = {
    async remove(of, removal) {
      if (of !== kind) return store.remove(of, removal);
      if (portions.length === failsAt) throw new Error('interrupted');
      const removed = await store.remove(of, removal);
      portions.push(removed);
      return removed;
    },
  };
  return { retention, portions };
}

test('many rows go in small portions; an interrupted sweep has done what it did, and the next goes on', async () => {
  const due = 12 * mostAtOnce + 30;
  const insert = `insert into security_tokens (guid_digest, visitor, sealed_salt, expires_at)
    select $1 || n, 'v', 's', $2 from generate_series(1, $3::integer) n`;
  await target.database.$client.query(insert, ['old ', new Date(now.getTime() - 60_000), due]);
  await target.database.$client.query(insert, ['young ', new Date(now.getTime() + 60_000), 50]);
  const first = watched('securityTokens', 5);
  await expect(enforceRetention({ retention: first.retention, clock }, 'often')).rejects.toThrow('interrupted');
  expect(first.portions).toEqual(Array(5).fill(mostAtOnce));
  expect(await count('security_tokens')).toBe(due - 5 * mostAtOnce + 50);
  const second = watched('securityTokens');
  await enforceRetention({ retention: second.retention, clock }, 'often');
  expect(second.portions).toEqual([...Array(7).fill(mostAtOnce), 30]);
  expect(await count("security_tokens where guid_digest like 'young %'")).toBe(50);
  expect(await count('security_tokens')).toBe(50);
});

test('orders go whole, each portion by itself: a row that somebody holds is left, and nobody waits for the sweep', async () => {
  const records = recordsOf(target.database);
  const long = new Date(keptSince('failedOrders', now).getTime() - 86_400_000);
  const orders = await Promise.all(Array.from({ length: 6 }, () => records.failed(long)));
  const young = await records.failed(now);
  const [held, ...others] = orders;
  const client = await target.database.$client.connect();
  await client.query('begin');
  await client.query('select from orders where id = $1 for update', [held?.id]);
  await enforceRetention({ retention: watched('failedOrders').retention, clock }, 'daily');
  const left = async () =>
    (await target.database.$client.query<{ id: string }>('select id from orders')).rows.map(({ id }) => id).sort();
  expect(others).toHaveLength(5);
  expect(await left()).toEqual([held?.id, young.id].sort());
  await client.query('commit');
  client.release();
  await enforceRetention({ retention: watched('failedOrders').retention, clock }, 'daily');
  expect(await left()).toEqual([young.id]);
  expect(await count('order_events')).toBe(await count(`order_events where order_id = '${young.id}'`));
});
