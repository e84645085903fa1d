import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { site } from '#config/site.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import type { Approval } from '#ports/desk-approvals.ts';
import type { Operator } from '#ports/operators.ts';
import type { Order } from '#ports/orders.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { moneyOperator, moneyPorts } from '#testing/desk-money.ts';
import { buyAs, type Holder, joinHolder, movementsOf } from '#testing/policy-holder.ts';
import { reserveAnother } from '#testing/reserve-another.ts';
import { carryRefund } from '../policy/carry-refund.ts';
import { approve, disapprove } from './decide-approval.ts';
import { moveMoney } from './money/index.ts';
import { retryRefund } from './retry-refund.ts';

let api: TestApi;
let holder: Holder;
let asker: Operator;
let other: Operator;
let third: Operator;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
  [asker, other, third] = await Promise.all([
    moneyOperator(api, 'isteyen'),
    moneyOperator(api, 'onaylayan'),
    moneyOperator(api, 'ucuncu'),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.sandbox.world.behaviours.reset();
  api.clock.advance(61);
  await holder.browser.verify(holder.person, 'kasko');
});

const ports = () => moneyPorts(api);
const find = async (reference: string): Promise<Order> => {
  const order = await api.ports.orders.find(reference);
  if (!order) throw new Error('There is no order');
  return order;
};

/** A purchase above what one person may move alone. */
async function bought(): Promise<Order> {
  const order = await find((await buyAs(holder, { start: '2026-12-01' })).OrderReference);
  expect(order.gross).toBeGreaterThan(site.deskApprovalAbove + 1);
  return order;
}

const refundOf = ({ reference }: Order, amount = site.deskApprovalAbove + 1): MoneyWish => ({
  act: 'refundOrder',
  reference,
  amount,
  policyId: undefined,
});
const move = (wish: MoneyWish, { version }: Order) =>
  moveMoney(ports(), { wish, version, why: 'yanlış çekilmiş', operator: asker });

async function asked(order: Order): Promise<Approval> {
  expect(await move(refundOf(order), order)).toEqual({ kind: 'waits' });
  const [approval] = await ports().approvals.ofOrder(order.id);
  if (!approval) throw new Error('Nothing was asked');
  return approval;
}

const refunds = (order: Order) => api.ports.refunds.ofOrder(order.id);

describe('above a sum', () => {
  test('nothing moves before somebody else approves; then it does, exactly so and once', async () => {
    const order = await bought();
    const { id } = await asked(order);
    expect(await refunds(order)).toEqual([]);
    const answers = await Promise.all([approve(ports(), id, other), approve(ports(), id, third)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['decidedBefore', 'done']);
    expect(await approve(ports(), id, third)).toEqual({ kind: 'decidedBefore' });
    const opened = await refunds(order);
    expect(opened).toMatchObject([{ amount: site.deskApprovalAbove + 1, reason: 'agency', policyId: undefined }]);
    for (const refund of opened) await carryRefund(api.ports, { refundId: refund.id });
    const credits = (await movementsOf(api, order.reference)).filter((row) => row.startsWith('Credit'));
    expect(credits).toEqual([`Credit ${site.deskApprovalAbove + 1}`]);
    expect(await ports().approvals.find(id)).toMatchObject({ decision: 'approved', outcome: 'done', asker: 'isteyen' });
  });

  test('the sum itself does not wait', async () => {
    const order = await bought();
    expect(await move(refundOf(order, site.deskApprovalAbove), order)).toEqual({ kind: 'done' });
    expect(await refunds(order)).toHaveLength(1);
  });

  test('a sum in parts waits as the whole would', async () => {
    const order = await bought();
    expect(await move(refundOf(order, site.deskApprovalAbove - 1), order)).toEqual({ kind: 'done' });
    expect(await move(refundOf(order, 1), await find(order.reference))).toEqual({ kind: 'done' });
    expect(await move(refundOf(order, 1), await find(order.reference))).toEqual({ kind: 'waits' });
    expect(await refunds(order)).toHaveLength(2);
    const [approval] = await ports().approvals.ofOrder(order.id);
    expect(approval).toMatchObject({ amount: 1 });
    expect(await approve(ports(), approval?.id ?? '', other)).toEqual({ kind: 'done' });
  });

  test('one thing waits for an order at a time', async () => {
    const order = await bought();
    await asked(order);
    expect(await move(refundOf(order), order)).toEqual({ kind: 'refused', why: 'asksAlready' });
  });
});

describe('who asked', () => {
  test('does not approve, whatever the service is told', async () => {
    const order = await bought();
    const { id } = await asked(order);
    expect(await approve(ports(), id, asker)).toEqual({ kind: 'own' });
    const choice = { by: asker.id, decision: 'approved', why: undefined } as const;
    expect(await ports().approvals.decide(id, choice, api.clock.now())).toBe(false);
    const byHand = `update desk_approvals set decision = 'approved', decided_by = asked_by, decided_at = now() where id = $1`;
    await expect(api.database.$client.query(byHand, [id])).rejects.toThrow('desk_approvals_second_eyes');
    const byNobody = `update desk_approvals set decision = 'approved', decided_at = now() where id = $1`;
    await expect(api.database.$client.query(byNobody, [id])).rejects.toThrow('desk_approvals');
    expect(await refunds(order)).toEqual([]);
  });

  test('may take it back', async () => {
    const order = await bought();
    const { id } = await asked(order);
    expect(await disapprove(ports(), id, asker, 'yanlış sipariş')).toEqual({ kind: 'done' });
    expect(await approve(ports(), id, other)).toEqual({ kind: 'decidedBefore' });
    expect(await ports().approvals.find(id)).toMatchObject({ decision: 'refused', decisionWhy: 'yanlış sipariş' });
    expect(await refunds(order)).toEqual([]);
  });
});

describe('a transfer in place of a refund', () => {
  /** Of a policy that its holder gave back, and whose money the bank refuses to return. */
  async function transferred() {
    const order = await bought();
    const { rows } = await api.database.$client.query('select id from policies where order_id = $1', [order.id]);
    const act = { visitor: 'v', address: '127.0.0.1', promised: order.gross };
    await api.ports.policyBook.withdraw(rows[0].id, act, api.clock.now());
    const [opened] = await refunds(order);
    const refundId = opened?.id ?? '';
    api.sandbox.world.behaviours.change('bank', { mode: 'decline' });
    await carryRefund(api.ports, { refundId });
    api.sandbox.world.behaviours.reset();
    const wish = { act: 'markRefundPaid', refundId, bankReference: 'EFT 1' } as const;
    expect(await move(wish, await find(order.reference))).toEqual({ kind: 'waits' });
    const [approval] = await ports().approvals.ofOrder(order.id);
    return { order, refundId, id: approval?.id ?? '' };
  }

  test('keeps the bank from paying it as well while it waits to be approved', async () => {
    const { order, refundId, id } = await transferred();
    expect(await retryRefund(ports(), refundId)).toEqual({ kind: 'asksAlready' });
    expect(await api.ports.refunds.find(refundId)).toMatchObject({ state: 'needsAttention' });
    expect(await approve(ports(), id, other)).toEqual({ kind: 'done' });
    expect(await api.ports.refunds.find(refundId)).toMatchObject({ state: 'paid', byHand: order.gross });
    expect(await retryRefund(ports(), refundId)).toEqual({ kind: 'refundOver' });
  });

  test('lets the refund be tried again once it was refused', async () => {
    const { refundId, id } = await transferred();
    expect(await disapprove(ports(), id, other, 'yapılmadı')).toEqual({ kind: 'done' });
    expect(await retryRefund(ports(), refundId)).toEqual({ kind: 'sent' });
  });

  test('of another sum than was approved is not written down', async () => {
    const { refundId, id } = await transferred();
    await api.database.$client.query('update refunds set amount = amount - 1 where id = $1', [refundId]);
    expect(await approve(ports(), id, other)).toEqual({ kind: 'refused', why: 'changed' });
    expect(await ports().approvals.find(id)).toMatchObject({ decision: undefined });
  });
});

describe('an approval', () => {
  test('is over after a day, and makes room for another', async () => {
    const order = await bought();
    const { id } = await asked(order);
    api.clock.advance(24 * 3600);
    expect(await approve(ports(), id, other)).toEqual({ kind: 'expired' });
    expect(await disapprove(ports(), id, other, 'x')).toEqual({ kind: 'expired' });
    const choice = { by: other.id, decision: 'approved', why: undefined } as const;
    expect(await ports().approvals.decide(id, choice, api.clock.now())).toBe(false);
    expect(await refunds(order)).toEqual([]);
    const again = await asked(order);
    expect(again.id).not.toBe(id);
    expect(await ports().approvals.find(id)).toMatchObject({ decision: 'expired', decider: undefined });
  });

  test('is good until the day is over', async () => {
    const { id } = await asked(await bought());
    api.clock.advance(24 * 3600 - 1);
    expect(await approve(ports(), id, other)).toEqual({ kind: 'done' });
  });

  test('carries nothing out that is not legal any more, and stays open', async () => {
    const order = await bought();
    const { id } = await asked(order);
    const rest = order.gross - site.deskApprovalAbove;
    await api.ports.refunds.openByAgency(order, { amount: rest, policyId: undefined }, api.clock.now());
    expect(await approve(ports(), id, other)).toEqual({ kind: 'refused', why: 'moreThanKept' });
    expect(await refunds(order)).toHaveLength(1);
    expect(await ports().approvals.find(id)).toMatchObject({ decision: undefined });
  });

  test('of money taken for nothing returns nothing of an order that was bought after all', async () => {
    const { id: orderId, reference, gross } = await reserveAnother(api, (await bought()).reference, true);
    await api.ports.provider.capture(reference, gross, AbortSignal.timeout(5_000));
    const become = (state: string, captured: number | null) =>
      api.database.$client.query(
        "update orders set state = $2, captured = $3, look_at = now() + interval '1 day' where id = $1",
        [orderId, state, captured],
      );
    await become('needsAttention', null);
    const order = await find(reference);
    expect(await move(refundOf(order, gross), order)).toEqual({ kind: 'waits' });
    const [approval] = await ports().approvals.ofOrder(orderId);
    await become('done', gross);
    expect(await approve(ports(), approval?.id ?? '', other)).toEqual({ kind: 'refused', why: 'changed' });
    expect(await refunds(order)).toEqual([]);
    await become('needsAttention', null);
    expect(await approve(ports(), approval?.id ?? '', other)).toEqual({ kind: 'done' });
    expect(await find(reference)).toMatchObject({ state: 'voided' });
  });

  test('stands sealed, and what was decided is nobody’s to decide again', async () => {
    const order = await bought();
    const { id } = await asked(order);
    const { rows } = await api.database.$client.query('select wish, why from desk_approvals where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('yanlış');
    expect(await approve(ports(), id, other)).toEqual({ kind: 'done' });
    expect(await disapprove(ports(), id, third, 'x')).toEqual({ kind: 'decidedBefore' });
  });

  test('of nothing is none', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await approve(ports(), nobody, other)).toEqual({ kind: 'notFound' });
  });
});
