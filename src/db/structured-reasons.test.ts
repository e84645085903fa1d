import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ItemRefusal, OrderReason } from '#domain/order/order-reason.ts';
import type { RefundProblem } from '#domain/policy/refund-problem.ts';
import { silentAnnouncer } from '#testing/silent-announcer.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/test-database.ts';
import { eq } from './drizzle.ts';
import { migrate, readMigrations, underStartLock } from './migrate.ts';
import { orderRepository } from './repositories/orders/index.ts';
import { refundRepository } from './repositories/policies/refunds.ts';
import { orders } from './schema/orders.ts';
import { sealPlainRows } from './sealing/seal-plain-rows.ts';

const jobs = { sendWithin: async () => undefined };
const now = '2026-11-15T09:00:00Z';
const migrations = readMigrations();
const place = migrations.findIndex(({ name }) => name.startsWith('0015-'));

/** As a person was stored then. */
const person = { kind: 'individual', identityNumber: '11111111110', name: 'DENİZ', surname: 'ÖRNEK' };

let target: TestDatabase;
let quotationId: string;
let count = 0;

async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
  const names = Object.keys(row);
  const { rows } = await target.database.$client.query<{ id: string }>(
    `insert into ${table} (${names.join()}) values (${names.map((_name, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}

/** An order as it was stored while reasons were texts, with one item and one refund. */
async function insertOld(reason: string | null, itemReason: string | null, problem: string | null) {
  count += 1;
  const reference = `ORDER${String(count).padStart(7, '0')}`;
  const offerId = await insert('offers', {
    quotation_id: quotationId,
    line: 'kasko',
    insurer: '901',
    question_digest: 'x',
    state: 'failed',
    revision: 1,
    created_at: now,
  });
  const orderId = await insert('orders', {
    reference,
    quotation_id: quotationId,
    visitor: 'v',
    address: '127.0.0.1',
    phone: '5550000001',
    email: 'deniz@example.com',
    national_number: '11111111110',
    customer: person,
    provider: 'nestpay',
    gross: 100,
    installment_count: 1,
    state: 'voided',
    reason,
    look_at: now,
    created_at: now,
    updated_at: now,
  });
  await insert('order_items', {
    order_id: orderId,
    place: 0,
    offer_id: offerId,
    line: 'kasko',
    insurer: '901',
    proposal_number: 'P',
    package_name: 'Kasko',
    net: 90,
    gross: 100,
    installment_count: 1,
    start_on: '2026-11-20',
    end_on: '2027-11-20',
    state: 'refused',
    reason: itemReason,
  });
  const refundId = await insert('refunds', {
    order_id: orderId,
    reason: 'takenForNothing',
    promised: 100,
    state: 'needsAttention',
    problem,
    requested_at: now,
  });
  return { reference, refundId };
}

const reasons: readonly [string | null, OrderReason | undefined][] = [
  [null, undefined],
  ['abandoned', { kind: 'abandoned' }],
  ['replaced', { kind: 'replaced' }],
  ['notVerified', { kind: 'notVerified' }],
  ['bankUnavailable', { kind: 'bankUnavailable' }],
  ['insurerRefused', { kind: 'insurerRefused' }],
  ['insurerDown', { kind: 'insurerDown' }],
  ['capturedUnreturned', { kind: 'capturedUnreturned' }],
  ['bankRefused:51', { kind: 'bankRefused', code: '51' }],
  ['bankRefused:', { kind: 'bankRefused', code: '' }],
  ['captureRefused:99:HOST', { kind: 'captureRefused', code: '99:HOST' }],
  ['voidRefused:12', { kind: 'voidRefused', code: '12' }],
  ['repriced:184505:190000', { kind: 'repriced', oldGross: 184_505, newGross: 190_000 }],
  ['repriced:cheap', { kind: 'unknown', text: 'repriced:cheap' }],
  ['called, wants to wait', { kind: 'unknown', text: 'called, wants to wait' }],
];
const refusals: readonly [string | null, ItemRefusal | undefined][] = [
  [null, undefined],
  ['repriced', { kind: 'repriced' }],
  ['insurerDown', { kind: 'insurerDown' }],
  ['cancelled', { kind: 'cancelled' }],
  ['not connected', { kind: 'notConnected' }],
  ['Yaş sınırı: 18', { kind: 'declined', said: 'Yaş sınırı: 18' }],
];
const problems: readonly [string | null, RefundProblem | undefined][] = [
  [null, undefined],
  ['insurerNotConnected', { kind: 'insurerNotConnected' }],
  ['bankNotConnected', { kind: 'bankNotConnected' }],
  ['bankReturnedAnotherSum', { kind: 'bankReturnedAnotherSum' }],
  ['moreThanTaken', { kind: 'moreThanTaken' }],
  ['lessThanPromised', { kind: 'lessThanPromised' }],
  ['insurerRefused:Poliçe: iptal\nedilmiş', { kind: 'insurerRefused', said: 'Poliçe: iptal\nedilmiş' }],
  ['bankRefused:05', { kind: 'bankRefused', code: '05' }],
  ['somebody looks at it', { kind: 'unknown', text: 'somebody looks at it' }],
];

const stored = new Map<string, Awaited<ReturnType<typeof insertOld>>>();
const keyOf = (kind: string, old: string | null) => `${kind} ${old}`;

/** Orders that stand before their end, each for one new reason. */
const kept = reasons.flatMap(([, reason]) => (reason ? [reason] : []));
const begun: string[] = [];

beforeAll(async () => {
  target = await createEmptyDatabase(inject('embeddedUrl'));
  await underStartLock(target.database, async (client) => {
    await migrate(client, migrations.slice(0, place));
    quotationId = await insert('quotations', {
      line: 'kasko',
      phone: '5550000001',
      national_number: '11111111110',
      customer: person,
      found: { search: 'notAsked', owner: person },
      risk: { plate: '34ABC123', brandCode: '702', typeCode: '1001', modelYear: 2021 },
      answers: {},
      start_on: '2026-11-20',
      end_on: '2027-11-20',
      asked_at: now,
      closes_at: now,
      created_at: now,
    });
    for (const [old] of reasons) stored.set(keyOf('reason', old), await insertOld(old, null, null));
    for (const [old] of refusals) stored.set(keyOf('refusal', old), await insertOld(null, old, null));
    for (const [old] of problems) stored.set(keyOf('problem', old), await insertOld(null, null, old));
    for (const _reason of [...kept, 'a fault']) begun.push((await insertOld(null, null, null)).reference);
    await migrate(client, migrations);
    await sealPlainRows(client);
    await client.query("update orders set state = 'created' where reference = any($1)", [begun]);
  });
});
afterAll(() => target.drop());

describe('a row from before reasons had kinds keeps its meaning', () => {
  const find = (kind: string, old: string | null) =>
    orderRepository(target.database, { announcer: silentAnnouncer, jobs }).find(
      stored.get(keyOf(kind, old))?.reference ?? '',
    );

  test.each(reasons)('order: %j', async (old, reason) => {
    expect((await find('reason', old))?.reason).toEqual(reason);
  });

  test.each(refusals)('item: %j', async (old, refusal) => {
    expect((await find('refusal', old))?.items[0]?.reason).toEqual(refusal);
  });

  test.each(problems)('refund: %j', async (old, problem) => {
    const refund = await refundRepository(target.database, jobs).find(
      stored.get(keyOf('problem', old))?.refundId ?? '',
    );
    expect(refund?.problem).toEqual(problem);
  });
});

describe('a reason', () => {
  test.each(kept)('$kind is read as it was written', async (reason) => {
    const orders = orderRepository(target.database, { announcer: silentAnnouncer, jobs });
    const order = await orders.find(begun[kept.indexOf(reason)] ?? '');
    expect(order && (await orders.act(order, 'refuse', { reason }, new Date(now)))?.reason).toEqual(reason);
  });

  test('that nobody writes is a fault', async () => {
    const reference = begun[kept.length] ?? '';
    await target.database
      .update(orders)
      .set({ reason: { kind: 'bankRefused' } })
      .where(eq(orders.reference, reference));
    await expect(
      orderRepository(target.database, { announcer: silentAnnouncer, jobs }).find(reference),
    ).rejects.toThrow('code');
  });
});
