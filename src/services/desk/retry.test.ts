import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { Operator } from '#ports/operators.ts';
import type { Order } from '#ports/orders.ts';
import type { Refund } from '#ports/policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { moneyOperator, moneyPorts } from '#testing/desk-money.ts';
import { buyAs, type Holder, joinHolder, movementsOf, policyOf } from '#testing/policy-holder.ts';
import { reserveAnother } from '#testing/reserve-another.ts';
import { untilLetGo } from '#testing/until-let-go.ts';
import { carryRefund } from '../policy/carry-refund.ts';
import { moveMoney } from './money/index.ts';
import { retryOrder } from './retry-order.ts';
import { retryRefund } from './retry-refund.ts';

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

const bought = (): Promise<OrderStatus> => buyAs(holder, { line: 'imm', insurer: '901', start: '2026-12-01' });
const find = async (reference: string): Promise<Order> => {
  const order = await api.ports.orders.find(reference);
  if (!order) throw new Error('There is no order');
  return order;
};
const stateOf = async (reference: string) => (await find(reference)).state;
async function rewrite(reference: string, state: string): Promise<Order> {
  await untilLetGo(api, reference);
  await api.database.$client.query(
    "update orders set state = $2, captured = null, look_at = now() + interval '1 day' where reference = $1",
    [reference, state],
  );
  return find(reference);
}

describe('an order', () => {
  test('under way is looked at now, though it was to rest', async () => {
    const { OrderReference } = await bought();
    await rewrite(OrderReference, 'issued');
    expect(await retryOrder(api.ports, OrderReference)).toEqual({ kind: 'sent' });
    await expect.poll(() => stateOf(OrderReference), { timeout: 8_000 }).toBe('done');
    expect(await movementsOf(api, OrderReference)).toHaveLength(2);
  });

  test('whose capture stopped three times goes on when a person says so, and is taken once', async () => {
    const reserved = await reserveAnother(api, (await bought()).OrderReference);
    const [item] = reserved.items;
    const { proposalNumber = '', gross = 0, installmentCount = 1 } = item ?? {};
    const issue = { reference: `${reserved.reference}-1`, proposalNumber, gross, installmentCount };
    const signal = AbortSignal.timeout(5_000);
    const insurer = api.ports.insurers.get(item?.insurer ?? '');
    await insurer?.issue({ ...issue, paymentReference: reserved.reference }, { signal });
    await api.database.$client.query("update order_items set state = 'pending' where order_id = $1", [reserved.id]);
    await api.database.$client.query(
      `insert into order_events (order_id, at, action, from_state, to_state, detail)
        select order_id, at, 'flag', 'issued', 'needsAttention', detail from order_events, generate_series(1, 3)
        where order_id = $1 and action = 'refuse'`,
      [reserved.id],
    );
    await rewrite(reserved.reference, 'needsAttention');
    expect(await api.ports.reconciliations.flagsOf(reserved.id)).toBe(3);
    const answers = await Promise.all([
      retryOrder(api.ports, reserved.reference),
      retryOrder(api.ports, reserved.reference),
    ]);
    expect(answers).toContainEqual({ kind: 'mended', mends: ['goOn'] });
    await expect.poll(() => stateOf(reserved.reference), { timeout: 8_000 }).toBe('done');
    const moved = [`PreAuth ${reserved.gross}`, `PostAuth ${reserved.gross}`];
    expect(await movementsOf(api, reserved.reference)).toEqual(moved);
  });

  test('of which nothing is to be done stays as it is, also while somebody is silent', async () => {
    const { OrderReference } = await bought();
    expect(await retryOrder(api.ports, OrderReference)).toEqual({ kind: 'nothingToDo' });
    api.sandbox.world.behaviours.change('bank', { mode: 'error' });
    expect(await retryOrder(api.ports, OrderReference)).toEqual({ kind: 'silent' });
    expect(await retryOrder(api.ports, 'NONE')).toEqual({ kind: 'notFound' });
  });
});

describe('a refund that stopped', () => {
  /** Of a policy that its holder gave back, and whose money the bank refuses to return. */
  async function stopped(
    more = 0,
  ): Promise<{ readonly refund: Refund; readonly order: Order; readonly policyId: string }> {
    const status = await bought();
    const policyId = policyOf(status, 'imm');
    const order = await find(status.OrderReference);
    const act = { visitor: 'v', address: '127.0.0.1', promised: order.gross + more };
    await api.ports.policyBook.withdraw(policyId, act, api.clock.now());
    const opened = await api.ports.refunds.ofPolicy(policyId);
    api.sandbox.world.behaviours.change('bank', { mode: 'decline' });
    await carryRefund(api.ports, { refundId: opened?.id ?? '' });
    api.sandbox.world.behaviours.reset();
    const refund = await api.ports.refunds.ofPolicy(policyId);
    if (!refund) throw new Error('There is no refund');
    expect(refund).toMatchObject({ state: 'needsAttention', problem: { kind: 'bankRefused' } });
    return { refund, order, policyId };
  }
  const credits = async ({ reference }: Order) =>
    (await movementsOf(api, reference)).filter((row) => row.startsWith('Credit'));
  const paying = (refundId: string) => ({ act: 'markRefundPaid', refundId, bankReference: 'EFT 123' }) as const;
  const mark = (refundId: string, version: number) =>
    moveMoney(moneyPorts(api), { wish: paying(refundId), version, why: 'havale edildi', operator });

  test('is carried on and paid once', async () => {
    const { refund, order } = await stopped();
    const answers = await Promise.all([
      retryRefund(moneyPorts(api), refund.id),
      retryRefund(moneyPorts(api), refund.id),
    ]);
    expect(answers).toContainEqual({ kind: 'sent' });
    await carryRefund(api.ports, { refundId: refund.id });
    expect(await retryRefund(moneyPorts(api), refund.id)).toEqual({ kind: 'refundOver' });
    await carryRefund(api.ports, { refundId: refund.id });
    expect(await credits(order)).toEqual([`Credit ${order.gross}`]);
    expect(await mark(refund.id, (await find(order.reference)).version)).toEqual({
      kind: 'refused',
      why: 'refundOver',
    });
  });

  test('is closed as transferred by hand, once, and the bank’s books still agree with ours', async () => {
    const { refund, order, policyId } = await stopped();
    const { version } = await find(order.reference);
    const answers = await Promise.all([mark(refund.id, version), mark(refund.id, version)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(await api.ports.refunds.find(refund.id)).toMatchObject({ state: 'paid', amount: 0, byHand: order.gross });
    expect(await api.ports.policyBook.find(policyId)).toMatchObject({ state: 'withdrawn', refund: order.gross });
    expect(await retryRefund(moneyPorts(api), refund.id)).toEqual({ kind: 'refundOver' });
    expect(await credits(order)).toEqual([]);
    const before = (await api.sandbox.mails(holder.person.Email)).length;
    await carryRefund(api.ports, { refundId: refund.id });
    expect(await api.sandbox.mails(holder.person.Email), 'nobody hears of a card').toHaveLength(before);
    expect(await retryOrder(api.ports, order.reference)).toEqual({ kind: 'nothingToDo' });
    expect(await api.ports.reconciliations.openFindings()).toBe(0);
    const now = await find(order.reference);
    const wish = { act: 'refundOrder', reference: order.reference, amount: 1, policyId: undefined } as const;
    const more = { wish, version: now.version, why: 'x', operator };
    expect(await moveMoney(moneyPorts(api), more)).toEqual({ kind: 'refused', why: 'moreThanKept' });
  });

  test('is not marked where the bank returned it after all, nor before its insurer named a sum', async () => {
    const { refund, order } = await stopped();
    await api.ports.provider.refund(order.reference, order.gross, AbortSignal.timeout(5_000));
    const { version } = await find(order.reference);
    expect(await mark(refund.id, version)).toEqual({ kind: 'refused', why: 'bankReturnedIt' });
    expect(await retryRefund(moneyPorts(api), refund.id)).toEqual({ kind: 'sent' });
    await carryRefund(api.ports, { refundId: refund.id });
    expect(await api.ports.refunds.find(refund.id)).toMatchObject({ state: 'paid' });
    expect(await credits(order)).toHaveLength(1);

    const status = await bought();
    const policyId = policyOf(status, 'imm');
    const act = { visitor: 'v', address: '127.0.0.1', promised: 100 };
    await api.ports.policyBook.withdraw(policyId, act, api.clock.now());
    const unknown = await api.ports.refunds.ofPolicy(policyId);
    if (!unknown) throw new Error('There is no refund');
    await api.ports.refunds.flag(unknown, { kind: 'insurerRefused', said: 'x' });
    const other = await find(status.OrderReference);
    expect(await mark(unknown.id, other.version)).toEqual({ kind: 'refused', why: 'amountUnknown' });
  });

  test('is not marked where the bank returned a part of it', async () => {
    const { refund, order } = await stopped();
    await api.ports.provider.refund(order.reference, 100, AbortSignal.timeout(5_000));
    const { version } = await find(order.reference);
    expect(await mark(refund.id, version)).toEqual({ kind: 'refused', why: 'booksDiffer' });
  });

  test('is not closed by hand as it was seen before the bank paid it', async () => {
    const { refund, order } = await stopped(500);
    await retryRefund(moneyPorts(api), refund.id);
    await carryRefund(api.ports, { refundId: refund.id });
    const lacking = { state: 'needsAttention', problem: { kind: 'lessThanPromised' } };
    await expect.poll(() => api.ports.refunds.find(refund.id), { timeout: 8_000 }).toMatchObject(lacking);
    const paid = { amount: order.gross, bankReference: 'EFT 123' };
    expect(await api.ports.refunds.settleByHand(refund, paid, api.clock.now())).toBe(false);
  });

  test('lacking a part of the promise is closed by the difference', async () => {
    const status = await bought();
    const policyId = policyOf(status, 'imm');
    const order = await find(status.OrderReference);
    const act = { visitor: 'v', address: '127.0.0.1', promised: order.gross + 500 };
    await api.ports.policyBook.withdraw(policyId, act, api.clock.now());
    const refundId = (await api.ports.refunds.ofPolicy(policyId))?.id ?? '';
    await carryRefund(api.ports, { refundId });
    expect(await retryRefund(moneyPorts(api), refundId), 'what was paid is not paid again').toEqual({
      kind: 'refundOver',
    });
    expect(await mark(refundId, (await find(order.reference)).version)).toEqual({ kind: 'done' });
    const closed = { state: 'paid', amount: order.gross, byHand: 500, problem: undefined };
    expect(await api.ports.refunds.find(refundId)).toMatchObject(closed);
    const [row] = (await api.database.$client.query('select bank_transaction from refunds where id = $1', [refundId]))
      .rows;
    expect(row, 'the credit to the card is known beside the transfer').toEqual({
      bank_transaction: expect.stringMatching(/^[^,]+, EFT 123$/),
    });
  });

  test('of nobody is none', async () => {
    expect(await retryRefund(moneyPorts(api), '00000000-0000-4000-8000-000000000000')).toEqual({ kind: 'notFound' });
  });
});
