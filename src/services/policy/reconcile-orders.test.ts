import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { findingTexts } from '#messages/finding-mail.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder, movementsOf, policyOf } from '#testing/policy-holder.ts';
import { reserveAnother } from '#testing/reserve-another.ts';
import { timePasses } from '#testing/time-passes.ts';
import { untilLetGo } from '#testing/until-let-go.ts';
import { carryRefund } from './carry-refund.ts';
import { type Compared, compareOrder, reconcileOrders } from './reconcile-orders.ts';
import { tellFindings } from './tell-findings.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.sandbox.world.behaviours.reset();
  // Each test compares its own order only.
  await api.database.$client.query(`update orders set updated_at = '2000-01-01', compare_at = null`);
  api.clock.advance(61);
  await holder.browser.verify(holder.person, 'kasko');
});

const signal = () => AbortSignal.timeout(5_000);
const stateOf = async (reference: string) => (await api.ports.orders.find(reference))?.state;

/** Compares an hour later, when everything has come to rest. */
async function compare(minutes = 61): Promise<readonly Compared[]> {
  api.clock.advance(minutes * 60);
  await timePasses(api.database, minutes * 60);
  const told: Compared[] = [];
  await reconcileOrders(api.ports, (compared) => void told.push(compared));
  return told;
}

async function bought(): Promise<OrderStatus> {
  const order = await buyAs(holder, { start: '2026-12-01' });
  await untilLetGo(api, order.OrderReference);
  await api.database.$client.query('update orders set updated_at = $2, compare_at = $2 where reference = $1', [
    order.OrderReference,
    api.clock.now(),
  ]);
  return order;
}

/** Our books as they would be had something gone wrong, with no worker looking at the order soon. */
async function rewrite(reference: string, state: string, captured: number | null): Promise<void> {
  await api.database.$client.query(
    "update orders set state = $2, captured = $3, look_at = now() + interval '1 day' where reference = $1",
    [reference, state, captured],
  );
}

const reserved = (reference: string) => reserveAnother(api, reference);

const rewriteDay = (reference: string, day: string) =>
  api.database.$client.query('update orders set updated_at = $2 where reference = $1', [reference, day]);

const insurerSays = async ({ OrderReference }: OrderStatus) =>
  (await api.ports.insurers.get('901')?.status(`${OrderReference}-1`, { signal: signal() }))?.kind;

describe('what has one right answer is mended', () => {
  test('nothing, where all books agree', async () => {
    await bought();
    expect(await compare()).toEqual([]);
  });

  test('an order that needs attention, though it is paid and issued, is done', async () => {
    const { OrderReference } = await bought();
    await rewrite(OrderReference, 'needsAttention', null);
    expect(await compare()).toEqual([{ reference: OrderReference, mended: ['finish'], found: [] }]);
    await expect.poll(() => stateOf(OrderReference), { timeout: 8_000 }).toBe('done');
    expect(await api.ports.orders.find(OrderReference)).toMatchObject({
      captured: (await api.ports.orders.find(OrderReference))?.gross,
    });
  });

  test('an order given up, though it is paid and issued, returns the money and ends the policy', async () => {
    const order = await bought();
    const { OrderReference } = order;
    const gross = Math.round(order.GrossPremium * 100);
    await rewrite(OrderReference, 'voided', null);
    expect(await compare()).toEqual([
      { reference: OrderReference, mended: ['cancelPolicy', 'returnMoney'], found: [] },
    ]);
    expect(await insurerSays(order)).toBe('cancelled');
    expect(await api.ports.policyBook.find(policyOf(order))).toMatchObject({ state: 'cancelled' });
    const { rows } = await api.database.$client.query(
      'select r.id from refunds r join orders o on o.id = r.order_id where o.reference = $1',
      [OrderReference],
    );
    await carryRefund(api.ports, { refundId: rows[0].id });
    await carryRefund(api.ports, { refundId: rows[0].id });
    const mails = await api.sandbox.mails(holder.person.Email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Satın alma işleminiz tamamlanmadı')]);
    expect(await movementsOf(api, OrderReference)).toEqual([
      `PreAuth ${gross}`,
      `PostAuth ${gross}`,
      `Credit ${gross}`,
    ]);
    expect(await compare()).toEqual([]);
  });

  test('an order whose money and policy a person ended is closed, and its policy is over in our book', async () => {
    const order = await bought();
    const { OrderReference } = order;
    await rewrite(OrderReference, 'needsAttention', null);
    const policyNumber = order.Items[0]?.PolicyNo ?? '';
    const cancellation = { policyNumber, reference: `${OrderReference}-1`, reason: 'x' };
    await api.ports.insurers.get('901')?.cancel(cancellation, { signal: signal() });
    await api.ports.provider.refund(OrderReference, Math.round(order.GrossPremium * 100), signal());
    expect(await compare()).toEqual([{ reference: OrderReference, mended: ['endPolicy', 'close'], found: [] }]);
    expect(await stateOf(OrderReference)).toBe('voided');
    expect(await api.ports.policyBook.find(policyOf(order))).toMatchObject({ state: 'cancelled' });
  });

  test('a reservation behind a declined order is given back', async () => {
    const { reference, gross } = await reserved((await bought()).OrderReference);
    await expect.poll(() => stateOf(reference)).toBe('declined');
    expect(await compare()).toEqual([{ reference, mended: ['releaseMoney'], found: [] }]);
    expect(await movementsOf(api, reference)).toEqual([`PreAuth ${gross}`, `Void ${gross}`]);
    expect(await compare()).toEqual([]);
  });
});

describe('the rest is written down for a person', () => {
  const untold = (fault: object) => expect.unreachable(JSON.stringify(fault));
  const findings = async () =>
    (
      await api.database.$client.query(
        'select kind, resolved_at is null as open from reconciliation_findings order by id',
      )
    ).rows;

  test('once, and closed when the books agree again', async () => {
    const { OrderReference } = await bought();
    await api.ports.provider.refund(OrderReference, 100, signal());
    expect(await compare()).toEqual([{ reference: OrderReference, mended: [], found: ['refundDiffers'] }]);
    expect(await compare()).toEqual([]);
    expect(await findings()).toEqual([{ kind: 'refundDiffers', open: true }]);
    expect(await api.ports.reconciliations.openFindings()).toBe(1);
    expect((await api.admin.inject('/metrics')).body).toContain('\nreconciliation_open_findings 1\n');
    await api.database.$client.query('update orders set refunded = 100 where reference = $1', [OrderReference]);
    expect(await compare()).toEqual([]);
    expect(await findings()).toEqual([{ kind: 'refundDiffers', open: false }]);
    expect(await api.ports.reconciliations.openFindings()).toBe(0);
  });

  test('is told to the agency in one mail, once, and later where mail is away', async () => {
    const { OrderReference } = await bought();
    await api.ports.provider.refund(OrderReference, 100, signal());
    await compare();
    const mails = () => api.sandbox.mails(api.ports.operationsEmail);
    const before = (await mails()).length;
    api.sandbox.world.behaviours.change('mail', { mode: 'error' });
    const heard: unknown[] = [];
    await tellFindings(api.ports, (fault) => heard.push(fault));
    expect(heard).toEqual([{ answer: 'unavailable', untold: 1 }]);
    expect(await mails()).toHaveLength(before);
    api.sandbox.world.behaviours.reset();
    await tellFindings(api.ports, untold);
    await tellFindings(api.ports, untold);
    const [told, ...earlier] = await mails();
    expect(earlier).toHaveLength(before);
    expect(told?.text).toContain(`${OrderReference}: ${findingTexts.refundDiffers}`);
  });

  test('is one mail in the agency’s box though whoever told it was killed before it was written down', async () => {
    const mails = () => api.sandbox.mails(api.ports.operationsEmail);
    const { OrderReference } = await bought();
    await api.ports.provider.refund(OrderReference, 100, signal());
    await compare();
    const before = (await mails()).length;
    const killed = { ...api.ports.reconciliations, markTold: () => Promise.reject(new Error('killed')) };
    await expect(tellFindings({ ...api.ports, reconciliations: killed }, untold)).rejects.toThrow('killed');
    await tellFindings(api.ports, untold);
    expect(await mails()).toHaveLength(before + 1);
    expect(await api.ports.reconciliations.untold(1)).toEqual([]);
  });

  test('in as many mails as it takes, and whoever runs the product hears what could not be told', async () => {
    const { OrderReference } = await bought();
    const kinds = Object.keys(findingTexts);
    await api.database.$client.query(
      `insert into reconciliation_findings (order_id, kind, found_at, seen_at)
        select o.id, kind, now(), now() from orders o, unnest($2::text[]) kind where o.reference = $1`,
      [OrderReference, kinds],
    );
    const mails = () => api.sandbox.mails(api.ports.operationsEmail);
    const before = (await mails()).length;
    api.sandbox.world.behaviours.change('mail', { mode: 'decline' });
    const heard: unknown[] = [];
    await tellFindings(api.ports, (fault) => heard.push(fault), 4);
    expect(heard).toEqual([{ answer: 'refused', untold: 4 }]);
    api.sandbox.world.behaviours.reset();
    await tellFindings(api.ports, untold, 4);
    expect((await mails()).length - before).toBe(Math.ceil(kinds.length / 4));
    const texts = (await mails()).slice(0, -before || undefined).map(({ text }) => text);
    for (const text of Object.values(findingTexts)) expect(texts.join()).toContain(`${OrderReference}: ${text}`);
  });

  test('a refund that got stuck, however old its order is', async () => {
    const order = await bought();
    await rewriteDay(order.OrderReference, '2026-10-01');
    await api.ports.policyBook.withdraw(
      policyOf(order),
      { visitor: 'v', address: '127.0.0.1', promised: Math.round(order.GrossPremium * 100) },
      api.clock.now(),
    );
    const refund = await api.ports.refunds.ofPolicy(policyOf(order));
    if (!refund) throw new Error('There is no refund');
    await api.ports.refunds.flag(refund, { kind: 'insurerRefused', said: 'x' });
    expect(await compare()).toEqual([{ reference: order.OrderReference, mended: [], found: ['refundNeedsAttention'] }]);
  });

  test('a policy that ended at the insurer alone', async () => {
    const order = await bought();
    const [item] = order.Items;
    const cancellation = { policyNumber: item?.PolicyNo ?? '', reference: `${order.OrderReference}-1`, reason: 'x' };
    await api.ports.insurers.get('901')?.cancel(cancellation, { signal: signal() });
    expect((await compare())[0]?.found).toEqual(['cancelledAtInsurer']);
    expect(await api.ports.policyBook.find(policyOf(order))).toMatchObject({ state: 'active' });
  });

  test('who cannot be asked is asked the next time', async () => {
    const { OrderReference } = await bought();
    await rewrite(OrderReference, 'needsAttention', null);
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
    expect(await compare(20)).toEqual([]);
    api.sandbox.world.behaviours.reset();
    expect((await compare(20))[0]?.mended).toEqual(['finish']);
    await expect.poll(() => stateOf(OrderReference), { timeout: 8_000 }).toBe('done');
  });

  const openFindings = async (reference: string) =>
    (
      await api.database.$client.query(
        `select kind from reconciliation_findings f join orders o on o.id = f.order_id
           where o.reference = $1 and resolved_at is null order by f.id`,
        [reference],
      )
    ).rows.map(({ kind }) => kind);

  test('what the bank refuses for good, after three tries, until somebody ends it', async () => {
    const { reference, id } = await reserved((await bought()).OrderReference);
    await rewrite(reference, 'needsAttention', null);
    api.sandbox.world.behaviours.change('bank', { mode: 'decline' });
    for (const times of [1, 2, 3]) {
      expect(await compare()).toEqual([{ reference, mended: ['giveUp'], found: [] }]);
      await expect.poll(() => api.ports.reconciliations.flagsOf(id), { timeout: 8_000 }).toBe(times);
    }
    expect(await compare()).toEqual([{ reference, mended: [], found: ['keepsStopping'] }]);
    expect(await compareOrder(api.ports, reference, true)).toMatchObject({ mended: [] });
    await api.database.$client.query(`update orders set updated_at = '2026-01-01' where reference = $1`, [reference]);
    expect(await compare(24 * 60 * 3)).toEqual([]);
    expect(await openFindings(reference)).toEqual(['keepsStopping']);
    api.sandbox.world.behaviours.reset();
    await api.ports.provider.cancel(reference, signal());
    expect(await compare()).toEqual([{ reference, mended: ['close'], found: [] }]);
    expect(await openFindings(reference)).toEqual([]);
  });

  test('a reservation behind a declined order that the bank does not give back, until it does', async () => {
    const { reference, gross } = await reserved((await bought()).OrderReference);
    api.sandbox.world.behaviours.change('bank', { mode: 'decline' });
    expect(await compare(10)).toEqual([]);
    expect(await compare()).toEqual([{ reference, mended: [], found: ['notReleased'] }]);
    api.sandbox.world.behaviours.reset();
    expect(await compare()).toEqual([{ reference, mended: ['releaseMoney'], found: [] }]);
    expect(await openFindings(reference)).toEqual([]);
    expect(await movementsOf(api, reference)).toEqual([`PreAuth ${gross}`, `Void ${gross}`]);
  });

  test('a policy of an order given up that its insurer does not cancel, until it does', async () => {
    const order = await bought();
    const { OrderReference: reference } = order;
    await rewrite(reference, 'voided', null);
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'decline' });
    expect(await compare()).toEqual([{ reference, mended: ['returnMoney'], found: ['notCancelled'] }]);
    api.sandbox.world.behaviours.reset();
    expect((await compare())[0]).toMatchObject({ reference, mended: ['cancelPolicy'] });
    expect(await openFindings(reference)).not.toContain('notCancelled');
    expect(await insurerSays(order)).toBe('cancelled');
  });

  test('an order that cannot be compared for an hour, which keeps no other from its turn', async () => {
    const { OrderReference: broken } = await bought();
    const { reference, gross } = await reserved(broken);
    const { rows } = await api.database.$client.query('select customer from orders where reference = $1', [broken]);
    const write = (customer: string) =>
      api.database.$client.query('update orders set customer = $2 where reference = $1', [broken, customer]);
    await write('s1.broken');
    await expect(compare(10)).rejects.toThrow();
    expect(await movementsOf(api, reference)).toContain(`Void ${gross}`);
    expect(await openFindings(broken)).toEqual([]);
    await expect(compare()).rejects.toThrow();
    expect(await openFindings(broken)).toEqual(['stuck']);
    await write(rows[0].customer);
    await compare();
    expect(await openFindings(broken)).toEqual([]);
  });

  test('a policy that may be in force though its insurer, which must not be asked twice, knows of none', async () => {
    const { reference, id, gross } = await reserved((await bought()).OrderReference);
    await rewrite(reference, 'needsAttention', null);
    await api.database.$client.query(
      `update order_items set state = 'pending', issue_asked_at = now() where order_id = $1`,
      [id],
    );
    expect(await compare(16)).toEqual([{ reference, mended: [], found: ['perhapsIssued'] }]);
    expect(await compare()).toEqual([]);
    expect(await openFindings(reference)).toEqual(['perhapsIssued']);
    expect(await movementsOf(api, reference)).toEqual([`PreAuth ${gross}`]);
    await api.ports.provider.cancel(reference, signal());
    expect(await compare()).toEqual([{ reference, mended: ['close'], found: [] }]);
    expect(await openFindings(reference)).toEqual([]);
  });

  test.each([
    ['does not answer', 'partnerSilent'],
    ['is not connected', 'partnerMissing'],
  ])('an order under way whose bank %s for an hour', async (how, finding) => {
    const { OrderReference: reference } = await bought();
    await rewrite(reference, 'issued', null);
    const paidThrough = (provider: string) =>
      api.database.$client.query('update orders set provider = $2 where reference = $1', [reference, provider]);
    if (finding === 'partnerMissing') await paidThrough('closed-bank');
    else api.sandbox.world.behaviours.change('bank', { mode: 'error' });
    expect(await compare(10), how).toEqual([]);
    expect(await compare(60)).toEqual([{ reference, mended: [], found: [finding] }]);
    expect(await compare(24 * 60 * 3)).toEqual([]);
    expect(await openFindings(reference)).toEqual([finding]);
    api.sandbox.world.behaviours.reset();
    await paidThrough(api.ports.provider.name);
    await rewrite(reference, 'done', 1);
    await compare(11);
    expect(await openFindings(reference)).toEqual(['amountDiffers']);
  });

  test('a refund that is on its way for more than an hour', async () => {
    const order = await bought();
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
    await api.ports.policyBook.withdraw(
      policyOf(order),
      { visitor: 'v', address: '127.0.0.1', promised: Math.round(order.GrossPremium * 100) },
      api.clock.now(),
    );
    expect((await compare(65))[0]?.found).toEqual(['refundLate']);
  });
});

/** Orders like another that came to nothing. */
const copies = (reference: string, many: number) =>
  api.database.$client.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
        'reference', o.reference || '-' || n, 'state', 'declined', 'compare_at', o.compare_at))).*
      from orders o, generate_series(1, $2) n where o.reference = $1`,
    [reference, many],
  );

test('however many are due, all are compared in one run, and how many wait is told', async () => {
  const { OrderReference } = await bought();
  await copies(OrderReference, 120);
  api.clock.advance(6 * 60);
  const waiting = await api.ports.reconciliations.backlog(api.clock.now());
  expect(waiting).toEqual({ count: 121, lateSeconds: 360 });
  const { body } = await api.admin.inject('/metrics');
  expect(body).toContain('\nreconciliation_orders_due 121\n');
  expect(body).toContain('\nreconciliation_late_seconds 360\n');
  await reconcileOrders(api.ports, () => undefined);
  expect(await api.ports.reconciliations.backlog(api.clock.now())).toEqual({ count: 0, lateSeconds: 0 });
});

test('a refund that fails for a fault of ours keeps no order from its turn', async () => {
  const order = await bought();
  const { reference, gross } = await reserved(order.OrderReference);
  const promised = Math.round(order.GrossPremium * 100);
  await api.ports.policyBook.withdraw(
    policyOf(order),
    { visitor: 'v', address: '127.0.0.1', promised },
    api.clock.now(),
  );
  const refund = await api.ports.refunds.ofPolicy(policyOf(order));
  const write = (problem: string | null) =>
    api.database.$client.query('update refunds set problem = $2 where id = $1', [refund?.id, problem]);
  await write('s1.broken');
  await expect(compare()).rejects.toThrow(AggregateError);
  expect(await movementsOf(api, reference)).toEqual([`PreAuth ${gross}`, `Void ${gross}`]);
  await write(null);
});

test('a run ends in time though the bank answers nobody, and the rest stays due', async () => {
  const { OrderReference } = await bought();
  await copies(OrderReference, 40);
  api.clock.advance(6 * 60);
  const provider: PaymentProvider = {
    ...api.ports.provider,
    status() {
      api.clock.advance(15);
      return Promise.resolve({ kind: 'unavailable' });
    },
  };
  const began = api.clock.now().getTime();
  await reconcileOrders({ ...api.ports, providers: new Map([[provider.name, provider]]) }, () => undefined);
  expect(api.clock.now().getTime() - began).toBeLessThan(10 * 60_000);
  expect(await api.ports.reconciliations.backlog(api.clock.now())).toSatisfy(({ count }) => count > 0 && count < 41);
});

test('an order that somebody wants compared while it is compared stays due', async () => {
  const order = await bought();
  const read = await api.ports.orders.find(order.OrderReference);
  if (!read) throw new Error('There is no order');
  const promised = Math.round(order.GrossPremium * 100);
  await api.ports.policyBook.withdraw(
    policyOf(order),
    { visitor: 'v', address: '127.0.0.1', promised },
    api.clock.now(),
  );
  await api.ports.reconciliations.keep(read, {
    kinds: [],
    facts: '{}',
    now: api.clock.now(),
    next: () => undefined,
  });
  const soon = new Date(api.clock.now().getTime() + 6 * 60_000);
  expect(await api.ports.reconciliations.due(soon, 10)).toEqual([order.OrderReference]);
});
