import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { site } from '#config/site.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import type { Operator } from '#ports/operators.ts';
import type { Order } from '#ports/orders.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { moneyOperator, moneyPorts } from '#testing/desk-money.ts';
import { buyAs, type Holder, joinHolder, movementsOf, policyOf } from '#testing/policy-holder.ts';
import { reserveAnother } from '#testing/reserve-another.ts';
import { untilLetGo } from '#testing/until-let-go.ts';
import { carryRefund } from '../../policy/carry-refund.ts';
import { moveMoney } from './index.ts';

let api: TestApi;
let holder: Holder;
let operator: Operator;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
  operator = await moneyOperator(api, 'deniz');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.sandbox.world.behaviours.reset();
  api.clock.advance(61);
  await holder.browser.verify(holder.person, 'imm');
});

const signal = () => AbortSignal.timeout(5_000);
const find = async (reference: string): Promise<Order> => {
  const order = await api.ports.orders.find(reference);
  if (!order) throw new Error('There is no order');
  return order;
};

/** A purchase of a line so cheap that one person may see to it alone. */
const bought = (): Promise<OrderStatus> => buyAs(holder, { line: 'imm', insurer: '901', start: '2026-12-01' });

/** Our books as they would be had something gone wrong, with no worker looking at the order soon. */
async function stopped(reference: string, columns = 'captured = null'): Promise<Order> {
  await untilLetGo(api, reference);
  await api.database.$client.query(
    `update orders set state = 'needsAttention', ${columns}, look_at = now() + interval '1 day' where reference = $1`,
    [reference],
  );
  return find(reference);
}

const reserved = async () => stopped((await reserveAnother(api, (await bought()).OrderReference)).reference);

async function move(wish: MoneyWish, order: Pick<Order, 'version'>) {
  return moveMoney(moneyPorts(api), { wish, version: order.version, why: 'x', operator });
}
const voiding = ({ reference }: Order, saysNoPolicy = false) =>
  ({ act: 'voidOrder', reference, saysNoPolicy }) as const;
const refusedFor = (why: string) => ({ kind: 'refused', why });

test('the sums of these tests are below what a second pair of eyes must see', async () => {
  const { GrossPremium } = await bought();
  expect(GrossPremium * 100).toBeLessThan(site.deskApprovalAbove);
});

describe('a reservation', () => {
  test('is given back once, by the worker, and the offer may be bought anew', async () => {
    const order = await reserved();
    const answers = await Promise.all([move(voiding(order), order), move(voiding(order), order)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    await expect.poll(async () => (await find(order.reference)).state, { timeout: 8_000 }).toBe('voided');
    expect(await move(voiding(order), order)).toEqual(refusedFor('otherState'));
    expect(await find(order.reference)).toMatchObject({
      reason: { kind: 'endedByAgency' },
      items: [{ state: 'released' }],
    });
    expect(await movementsOf(api, order.reference)).toEqual([`PreAuth ${order.gross}`, `Void ${order.gross}`]);
  });

  test('is not given back where a policy is in force, money was taken, or somebody does not say', async () => {
    const paid = await stopped((await bought()).OrderReference);
    expect(await move(voiding(paid), paid)).toEqual(refusedFor('nothingReserved'));
    const { OrderReference } = await bought();
    expect(await move(voiding(await find(OrderReference)), { version: 1 })).toEqual(refusedFor('otherState'));
    const order = await reserved();
    expect(await move(voiding(order), { version: order.version - 1 })).toEqual(refusedFor('changed'));
    const [item] = order.items;
    const insurer = api.ports.insurers.get(item?.insurer ?? '');
    const { proposalNumber = '', gross = 0, installmentCount = 1 } = item ?? {};
    api.sandbox.world.behaviours.change(`insurers/${item?.insurer}`, { mode: 'error' });
    expect(await move(voiding(order), order)).toEqual(refusedFor('partnerSilent'));
    api.sandbox.world.behaviours.reset();
    const issue = { reference: `${order.reference}-1`, proposalNumber, gross, installmentCount };
    const issued = await insurer?.issue({ ...issue, paymentReference: order.reference }, { signal: signal() });
    expect(issued?.kind).toBe('issued');
    expect(await move(voiding(order, true), order)).toEqual(refusedFor('policyInForce'));
    expect(await move({ act: 'voidOrder', reference: 'NONE', saysNoPolicy: false }, order)).toEqual({
      kind: 'notFound',
    });
    expect(await movementsOf(api, order.reference)).toEqual([`PreAuth ${order.gross}`]);
  });

  test('of an insurer that may have issued is given back once a person asked it', async () => {
    const order = await reserved();
    await api.database.$client.query('update order_items set issue_asked_at = now(), state = $2 where order_id = $1', [
      order.id,
      'pending',
    ]);
    expect(await move(voiding(order), order)).toEqual(refusedFor('perhapsIssued'));
    expect(await move(voiding(order, true), order)).toEqual({ kind: 'done' });
  });
});

describe('a sum', () => {
  const refunding = (reference: string, amount: number, policyId?: string) =>
    ({ act: 'refundOrder', reference, amount, policyId }) as const;
  const refundsOf = (order: Pick<Order, 'id'>) => api.ports.refunds.ofOrder(order.id);
  async function carryAll(order: Pick<Order, 'id'>) {
    for (const { id } of await refundsOf(order)) {
      await carryRefund(api.ports, { refundId: id });
      await carryRefund(api.ports, { refundId: id });
    }
  }

  test('goes back once beside a policy that stays, and its buyer is told', async () => {
    const status = await bought();
    const order = await find(status.OrderReference);
    const wish = refunding(order.reference, 5_000);
    const answers = await Promise.all([move(wish, order), move(wish, order)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(await move(wish, order)).toEqual(refusedFor('changed'));
    await carryAll(order);
    const moved = [`PreAuth ${order.gross}`, `PostAuth ${order.gross}`, 'Credit 5000'];
    expect(await movementsOf(api, order.reference)).toEqual(moved);
    expect(await find(order.reference)).toMatchObject({ state: 'done', refunded: 5_000 });
    expect(await api.ports.policyBook.find(policyOf(status, 'imm'))).toMatchObject({ state: 'active' });
    const [mail] = await api.sandbox.mails(holder.person.Email);
    expect(mail?.text).toContain('Bu iade poliçenizin durumunu değiştirmez.');
    expect(mail?.text).toContain('50,00 TL');
  });

  test('goes back with the end of its policy, as much as was decided', async () => {
    const status = await bought();
    const order = await find(status.OrderReference);
    const policyId = policyOf(status, 'imm');
    expect(await move(refunding(order.reference, 2_500, policyId), order)).toEqual({ kind: 'done' });
    expect(await api.ports.policyBook.find(policyId)).toMatchObject({ state: 'withdrawing' });
    await carryAll(order);
    expect(await movementsOf(api, order.reference)).toContain('Credit 2500');
    expect(await api.ports.policyBook.find(policyId)).toMatchObject({ state: 'cancelled', refund: 2_500 });
    const told = await api.ports.insurers.get('901')?.status(`${order.reference}-1`, { signal: signal() });
    expect(told?.kind).toBe('cancelled');
    const now = await find(order.reference);
    expect(await move(refunding(order.reference, 100, policyId), now)).toEqual(refusedFor('policyOver'));
  });

  test('is at most what is kept, also of what others are about to return', async () => {
    const order = await find((await bought()).OrderReference);
    expect(await move(refunding(order.reference, order.gross + 1), order)).toEqual(refusedFor('moreThanKept'));
    expect(await move(refunding(order.reference, order.gross - 100), order)).toEqual({ kind: 'done' });
    const now = await find(order.reference);
    expect(await move(refunding(order.reference, 101), now)).toEqual(refusedFor('moreThanKept'));
    expect(await move(refunding(order.reference, 100), now)).toEqual({ kind: 'done' });
    await carryAll(order);
    expect(await find(order.reference)).toMatchObject({ state: 'refunded', refunded: order.gross });
    const all = await find(order.reference);
    expect(await move(refunding(order.reference, 1), all)).toEqual(refusedFor('otherState'));
  });

  test('is not returned again with a policy that ends later', async () => {
    const status = await bought();
    const policyId = policyOf(status, 'imm');
    const order = await find(status.OrderReference);
    expect(await move(refunding(order.reference, 5_000), order)).toEqual({ kind: 'done' });
    await carryAll(order);
    const seen = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid: policyId });
    expect(seen.envelope.Data).toMatchObject({ RefundAmount: (order.gross - 5_000) / 100 });
    const whole = { PolicyGuid: policyId, RefundAmount: order.gross / 100 };
    await holder.browser.byUser(calls.withdrawPolicy.path, whole);
    expect(await api.ports.policyBook.find(policyId)).toMatchObject({ state: 'active' });
    const act = { visitor: 'v', address: '127.0.0.1', promised: order.gross };
    await api.ports.policyBook.withdraw(policyId, act, api.clock.now());
    const refundId = (await api.ports.refunds.ofPolicy(policyId))?.id ?? '';
    await carryRefund(api.ports, { refundId });
    const short = { state: 'needsAttention', amount: order.gross - 5_000, problem: { kind: 'lessThanPromised' } };
    expect(await api.ports.refunds.find(refundId)).toMatchObject(short);
    const paying = { act: 'markRefundPaid', refundId, bankReference: 'EFT' } as const;
    expect(await move(paying, await find(order.reference))).toEqual(refusedFor('moreThanKept'));
  });

  test.each([
    ['agency', 'moreThanKept'],
    ['insurer', 'kept'],
  ] as const)('is not returned again by the answer of the %s to a wish', async (way, kept) => {
    const status = await bought();
    const policyId = policyOf(status, 'imm');
    const order = await find(status.OrderReference);
    expect(await move(refunding(order.reference, 5_000), order)).toEqual({ kind: 'done' });
    const asked = { reason: 'double', soldOn: undefined, note: undefined, visitor: 'v', address: '127.0.0.1' } as const;
    await api.ports.policyBook.requestCancel(policyId, asked, api.clock.now());
    const wish = await api.ports.cancellations.ofPolicy(policyId);
    const answer = { refund: order.gross - 4_999, way };
    expect(await api.ports.cancellations.accept(wish?.id ?? '', answer, api.clock.now())).toBe(kept);
    const sums = (await refundsOf(order)).map(({ promised }) => promised);
    expect(sums).toEqual(way === 'agency' ? [5_000] : expect.arrayContaining([5_000, order.gross - 5_000]));
  });

  test('that was taken for nothing goes back whole, and the order ends', async () => {
    const order = await reserved();
    await api.ports.provider.capture(order.reference, order.gross, signal());
    expect(await move(refunding(order.reference, order.gross - 1), order)).toEqual(refusedFor('notWhole'));
    const wish = refunding(order.reference, order.gross);
    const answers = await Promise.all([move(wish, order), move(wish, order)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(await find(order.reference)).toMatchObject({ state: 'voided', reason: { kind: 'returnedByAgency' } });
    await carryAll(order);
    const credits = (await movementsOf(api, order.reference)).filter((row) => row.startsWith('Credit'));
    expect(credits).toEqual([`Credit ${order.gross}`]);
  });

  test('is not returned for nothing where a policy is in force', async () => {
    const order = await stopped((await bought()).OrderReference);
    expect(await move(refunding(order.reference, order.gross), order)).toEqual(refusedFor('policyInForce'));
  });

  test('is not returned for nothing where its insurer may have issued', async () => {
    const order = await reserved();
    await api.ports.provider.capture(order.reference, order.gross, signal());
    await api.database.$client.query(
      "update order_items set issue_asked_at = now(), state = 'pending' where order_id = $1",
      [order.id],
    );
    expect(await move(refunding(order.reference, order.gross), order)).toEqual(refusedFor('takenPerhapsIssued'));
  });
});

describe('an order that a person ended outside is marked', () => {
  const marking = ({ reference }: Order, mark: 'done' | 'void' | 'refuse') =>
    ({ act: 'markOrder', reference, mark }) as const;

  test('as bought, with what the bank took and returned', async () => {
    const { OrderReference } = await bought();
    await api.ports.provider.refund(OrderReference, 100, signal());
    const order = await stopped(OrderReference);
    for (const mark of ['void', 'refuse'] as const)
      expect(await move(marking(order, mark), order)).toEqual(refusedFor('booksDiffer'));
    expect(await move(marking(order, 'done'), order)).toEqual({ kind: 'done' });
    await expect.poll(async () => (await find(OrderReference)).state, { timeout: 8_000 }).toBe('done');
    expect(await find(OrderReference)).toMatchObject({ captured: order.gross, refunded: 100 });
  });

  test('as given back where the bank gave it back, and as nothing else', async () => {
    const order = await reserved();
    for (const mark of ['done', 'void', 'refuse'] as const)
      expect(await move(marking(order, mark), order)).toEqual(refusedFor('booksDiffer'));
    await api.ports.provider.cancel(order.reference, signal());
    for (const mark of ['done', 'refuse'] as const)
      expect(await move(marking(order, mark), order)).toEqual(refusedFor('booksDiffer'));
    expect(await move(marking(order, 'void'), order)).toEqual({ kind: 'done' });
    expect(await move(marking(order, 'void'), order)).toEqual(refusedFor('otherState'));
    expect(await find(order.reference)).toMatchObject({ state: 'voided', reason: { kind: 'endedByAgency' } });
  });

  test('as given back with its own reason where the bank had taken the money before', async () => {
    const order = await reserved();
    await api.ports.provider.capture(order.reference, order.gross, signal());
    await api.ports.provider.refund(order.reference, order.gross, signal());
    expect(await move(marking(order, 'void'), order)).toEqual({ kind: 'done' });
    const { state, reason } = await find(order.reference);
    expect({ state, reason }).toEqual({ state: 'voided', reason: { kind: 'returnedOutside' } });
  });

  test('as bought only where its policy is, and never while the bank is silent', async () => {
    const order = await reserved();
    await api.ports.provider.capture(order.reference, order.gross, signal());
    expect(await move(marking(order, 'done'), order)).toEqual(refusedFor('booksDiffer'));
    api.sandbox.world.behaviours.change('bank', { mode: 'error' });
    expect(await move(marking(order, 'done'), order)).toEqual(refusedFor('partnerSilent'));
  });
});
