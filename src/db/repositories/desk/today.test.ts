import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { waitingKinds } from '#domain/desk/waiting.ts';
import type { DeskToday } from '#ports/desk-today.ts';
import type { Order } from '#ports/orders.ts';
import { type Records, recordsOf } from '#testing/bought.ts';
import { operatorRow } from '#testing/operator-row.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from '#testing/quotations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { deskApprovals } from '../../schema/desk.ts';
import { cancelRequests, reconciliationFindings, refunds } from '../../schema/policies.ts';
import { supportRequests } from '../../schema/support.ts';
import { deskTodayRepository } from './today.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

let target: TestDatabase;
let records: Records;
let desk: DeskToday;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  records = recordsOf(target.database);
  desk = deskTodayRepository(target.database);
});
afterAll(() => target.drop());
beforeEach(() =>
  target.database.$client.query('truncate quotations, orders, policies, support_requests, workers cascade'),
);

const waitingOf = async (kind: string) => (await desk.waiting(at('15T09:00'))).find((row) => row.kind === kind);
const nothing = { count: 0, oldest: undefined };

async function flagged(moment: Date): Promise<Order> {
  const order = await records.ordered(moment);
  const sent = await records.orders.act(order, 'sendToBank', {}, moment);
  const stuck = sent && (await records.orders.act(sent, 'flag', {}, moment));
  if (!stuck) throw new Error('The order was not flagged');
  return stuck;
}

const policyOf = async (order: Order): Promise<string> => {
  const [id] = (await records.orders.policyIds(order)).values();
  if (id === undefined) throw new Error('Nothing was bought');
  return id;
};

test('where nothing waits every kind says so', async () => {
  expect(await desk.waiting(at('15T09:00'))).toEqual(waitingKinds.map((kind) => ({ kind, ...nothing })));
});

test('an order waits since it came to need somebody, whatever is changed in it later', async () => {
  await records.bought(at('01T09:00'));
  const order = await flagged(at('10T09:00'));
  await flagged(at('12T09:00'));
  await records.orders.correctEmail(order, 'dogru@example.com', at('14T09:00'));
  expect(await waitingOf('orders')).toMatchObject({ count: 2, oldest: at('10T09:00') });
});

test('refunds that need somebody are counted, those on their way are not', async () => {
  const order = await records.bought(at('01T09:00'));
  const refund = { orderId: order.id, promised: 100, requestedAt: at('05T09:00') };
  await target.database.insert(refunds).values([
    { ...refund, policyId: await policyOf(order), reason: 'withdrawal', state: 'requested' },
    { ...refund, reason: 'takenForNothing', state: 'needsAttention', requestedAt: at('06T09:00') },
  ]);
  expect(await waitingOf('refunds')).toMatchObject({ count: 1, oldest: at('06T09:00') });
});

test('what asks for a second pair of eyes waits until somebody decides or its time is over', async () => {
  const askedBy = await operatorRow(target.database);
  const ask = async (askedAt: Date, expiresAt: Date, more: object = {}) => {
    const { id: orderId } = await records.bought(at('01T09:00'));
    const wish = { act: 'markRefundPaid', refundId: randomUUID(), bankReference: 'H-1' } as const;
    const about = { orderId, orderState: 'done', act: wish.act, amount: 100, wish } as const;
    const row = { ...about, why: 'Müşteri istedi', askedBy, askedAt, expiresAt };
    await target.database.insert(deskApprovals).values({ ...row, ...more });
  };
  await ask(at('14T10:00'), at('15T10:00'));
  await ask(at('14T12:00'), at('15T12:00'));
  await ask(at('14T08:00'), at('15T08:00'));
  const refused = { decision: 'refused', decidedBy: askedBy, decidedAt: at('14T10:00') };
  await ask(at('14T09:30'), at('15T09:30'), refused);
  expect(await waitingOf('approvals')).toMatchObject({ count: 2, oldest: at('14T10:00') });
});

test('a wish to end a policy waits until it is answered', async () => {
  const policyId = await policyOf(await records.bought(at('01T09:00')));
  const wish = { policyId, reason: 'other', visitor: 'v', address: '::1', tryAt: at('03T09:00') } as const;
  const forwarded = { way: 'agency', forwardedAt: at('03T09:00') } as const;
  const answered = { ...forwarded, answeredAt: at('04T09:00'), refusal: 'Olmaz' };
  await target.database.insert(cancelRequests).values([
    { ...wish, ...answered, state: 'refused', requestedAt: at('02T09:00') },
    { ...wish, ...forwarded, state: 'forwarded', requestedAt: at('03T09:00') },
  ]);
  expect(await waitingOf('cancellations')).toMatchObject({ count: 1, oldest: at('03T09:00') });
});

test('requests wait whose last word is the customer’s', async () => {
  const request = (status: 'open' | 'answered' | 'closed', lastMessageAt: Date) => ({
    id: randomUUID(),
    number: randomUUID(),
    typeId: 1,
    status,
    subject: 'Konu',
    createdAt: at('01T09:00'),
    lastMessageAt,
  });
  await target.database
    .insert(supportRequests)
    .values([
      request('answered', at('02T09:00')),
      request('closed', at('02T09:00')),
      request('open', at('04T09:00')),
      request('open', at('03T09:00')),
    ]);
  expect(await waitingOf('support')).toMatchObject({ count: 2, oldest: at('03T09:00') });
});

test('findings wait until they are closed or gone', async () => {
  const { id: orderId } = await records.bought(at('01T09:00'));
  const finding = { orderId, foundAt: at('02T09:00'), seenAt: at('02T09:00') };
  await target.database.insert(reconciliationFindings).values([
    { ...finding, kind: 'stuck', resolvedAt: at('03T09:00') },
    { ...finding, kind: 'stuck', closedAt: at('03T09:00'), closingReason: 'Bakıldı' },
    { ...finding, kind: 'notCancelled', foundAt: at('05T09:00') },
  ]);
  expect(await waitingOf('findings')).toMatchObject({ count: 1, oldest: at('05T09:00') });
});

/** A quotation whose insurers were asked and answered, as the workers write it. */
async function asked(insurers: readonly string[], moment: Date) {
  const { quotations } = records;
  const id = await quotations.open(sampleQuotation(randomUUID()), moment);
  const questions = insurers.map((insurer) => ({ line: 'kasko', insurer, digest: 'd' }) as const);
  await quotations.ask(id, sampleAsked, { questions, now: moment, windowMs: 70_000 });
  await quotations.stayAlive('a', 60_000);
  const rows = await quotations.claim('a', 100);
  return new Map(rows.map((row) => [row.insurer, row]));
}

const rowOf = <Row>(rows: ReadonlyMap<string, Row>, insurer: string): Row => {
  const row = rows.get(insurer);
  if (!row) throw new Error(`${insurer} was not asked`);
  return row;
};

const looks = { kind: 'review', reference: 'INC-1', note: undefined, wantedDocuments: ['Ruhsat fotoğrafı'] } as const;

test('reviews are listed with the oldest first, page by page, with what is wanted', async () => {
  const first = await asked(['901', '902'], at('03T09:00'));
  const second = await asked(['903'], at('02T09:00'));
  await records.quotations.answer(rowOf(first, '901'), looks, at('03T09:01'));
  await records.quotations.answer(rowOf(first, '902'), { kind: 'declined', reason: 'Olmaz' }, at('03T09:01'));
  await records.quotations.answer(rowOf(second, '903'), { ...looks, wantedDocuments: [] }, at('02T09:01'));
  expect(await waitingOf('reviews')).toMatchObject({ count: 2, oldest: at('02T09:01') });
  const { rows: stored } = await target.database.$client.query<{ phone_index: string }>(
    'select distinct phone_index from quotations',
  );
  const customer = stored[0]?.phone_index;
  expect(await desk.reviews({ skip: 0, most: 10 })).toMatchObject([
    { insurer: '903', line: 'kasko', since: at('02T09:01'), wantedDocuments: [], documentsState: undefined, customer },
    { insurer: '901', wantedDocuments: ['Ruhsat fotoğrafı'], documentsState: 'wanted', customer },
  ]);
  expect(await desk.reviews({ skip: 1, most: 1 })).toMatchObject([{ insurer: '901' }]);
  const { id, attempt } = rowOf(first, '901');
  await target.database.$client.query(
    `insert into review_handovers (offer_id, attempt, wish, state, since)
     select id, $2, wish, 'sent', now() from offers where id = $1`,
    [id, attempt],
  );
  expect((await desk.reviews({ skip: 1, most: 1 }))[0]?.documentsState).toBe('sent');
});

test('what was asked for and sold stands at its day in Istanbul and its line', async () => {
  // 21:30 in Greenwich is the next day in Istanbul.
  await records.bought(at('10T21:30'));
  await records.asked(at('11T09:00'));
  await records.quotations.open(sampleQuotation('nobody was asked'), at('11T09:00'));
  await records.bought(at('12T09:00'));
  await records.bought(at('01T09:00'));
  const { gross } = sampleOffer();
  expect(await desk.trade(at('05T00:00'), undefined)).toEqual([
    { day: '2026-11-11', line: 'kasko', quotations: 2, bought: 1, policies: 1, gross },
    { day: '2026-11-12', line: 'kasko', quotations: 1, bought: 1, policies: 1, gross },
  ]);
  expect(await desk.trade(at('05T00:00'), 'trafik')).toEqual([]);
});

/** A second policy of an order, of another line. */
async function soldBeside({ id }: Order, offerId: string): Promise<void> {
  const own = { line: 'ferdikaza', policy_number: 'N-2', net: 90, gross: 100 };
  const itemId = randomUUID();
  const copy = (table: string, key: string, more: object) =>
    target.database.$client.query(
      `insert into ${table} select (jsonb_populate_record(t, $2::jsonb)).* from ${table} t where ${key} = $1`,
      [id, JSON.stringify({ ...own, ...more })],
    );
  await copy('order_items', 'order_id', { id: itemId, place: 1, offer_id: offerId });
  await copy('policies', 'order_id', { id: randomUUID(), order_item_id: itemId });
}

test('a policy counts for its quotation on the day that was begun, and two of one quotation once', async () => {
  const order = await records.bought(at('10T09:00'));
  await soldBeside(order, (await records.asked(at('01T09:00'))).offerId);
  await target.database.$client.query('update policies set created_at = $1', [at('12T09:00')]);
  const { gross } = sampleOffer();
  expect(await desk.trade(at('05T00:00'), undefined)).toEqual([
    { day: '2026-11-10', line: 'kasko', quotations: 1, bought: 1, policies: 0, gross: 0 },
    { day: '2026-11-12', line: 'ferdikaza', quotations: 0, bought: 0, policies: 1, gross: 100 },
    { day: '2026-11-12', line: 'kasko', quotations: 0, bought: 0, policies: 1, gross },
  ]);
});

const tookMs = async (insurer: string, milliseconds: readonly number[]): Promise<void> => {
  for (const [index, took] of milliseconds.entries())
    await target.database.$client.query(
      `update offers set answered_at = asked_at + $3 * interval '1 millisecond' where id =
       (select id from offers where insurer = $1 order by created_at, id offset $2 limit 1)`,
      [insurer, index, took],
    );
};

test('insurers are counted by question, and their times by how fast they answered who waited', async () => {
  const { quotations } = records;
  const packages = [sampleOffer({ proposalNumber: '1' }), sampleOffer({ proposalNumber: '2' })];
  const rows = await asked(['901', '902', '903', '904', '905', '906', '907'], new Date());
  const now = new Date();
  await quotations.answer(rowOf(rows, '901'), { kind: 'offers', offers: packages, coverageComing: false }, now);
  await quotations.answer(rowOf(rows, '902'), { kind: 'declined', reason: 'Olmaz' }, now);
  await quotations.answer(rowOf(rows, '903'), { kind: 'failed', reason: 'faulty' }, now);
  await quotations.answer(rowOf(rows, '904'), looks, now);
  await quotations.answer(rowOf(rows, '906'), { kind: 'failed', reason: 'switchedOff' }, now);
  await quotations.answer(rowOf(rows, '907'), { kind: 'failed', reason: 'busy' }, now);
  const since = new Date(now.getTime() - 60_000);
  const counted = new Map((await desk.insurers(since, 70_000)).map((row) => [row.insurer, row]));
  const none = { asked: 1, priced: 0, declined: 0, looking: 0, failed: 0, waiting: 0 };
  expect(counted.get('901')).toMatchObject({ ...none, priced: 1 });
  expect(counted.get('902')).toMatchObject({ ...none, declined: 1 });
  expect(counted.get('903')).toMatchObject({ ...none, failed: 1, medianMs: undefined, p95Ms: undefined });
  expect(counted.get('904')).toMatchObject({ ...none, looking: 1 });
  expect(counted.get('905')).toMatchObject({ ...none, waiting: 1, medianMs: undefined });
  expect(['906', '907'].map((unsent) => counted.get(unsent))).toEqual([undefined, undefined]);
  expect(await desk.insurers(new Date(now.getTime() + 60_000), 70_000)).toEqual([]);
});

test('the median and the time within which nineteen of twenty came; what a review took is left out', async () => {
  const times = Array.from({ length: 20 }, (_, index) => (index + 1) * 100);
  for (const _ of [...times, 'review']) {
    const rows = await asked(['901'], new Date());
    await records.quotations.answer(rowOf(rows, '901'), { kind: 'declined', reason: 'Olmaz' }, new Date());
  }
  await tookMs('901', [...times, 3_600_000]);
  const [row] = await desk.insurers(new Date(Date.now() - 600_000), 70_000);
  expect(row).toMatchObject({ asked: 21, declined: 21, medianMs: 1_000, p95Ms: 1_900 });
});
