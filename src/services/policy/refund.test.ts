import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatLira } from '#domain/money.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import type { Refund } from '#ports/policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder, movementsOf, policyOf, withdrawAs } from '#testing/policy-holder.ts';
import { timePasses } from '#testing/time-passes.ts';
import { carryRefund, RefundPending } from './carry-refund.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { beginPaying, cancelAtInsurer, payBack, type RefundContext } from './refund-steps.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const start = '2026-11-20';
const hold = 181;

async function refundOf(policyId: string): Promise<Refund> {
  const refund = await api.ports.refunds.ofPolicy(policyId);
  if (!refund) throw new Error('There is no refund');
  return refund;
}

type Asked = { readonly bought: OrderStatus; readonly policyId: string; readonly refundId: string };

/** A policy whose holder has just agreed to give it back. */
async function asked(): Promise<Asked> {
  const bought = await buyAs(holder, { start });
  const policyId = policyOf(bought);
  await withdrawAs(holder, policyId);
  return { bought, policyId, refundId: (await refundOf(policyId)).id };
}

const credits = async ({ bought }: Asked) =>
  (await movementsOf(api, bought.OrderReference)).filter((row) => row.startsWith('Credit'));
const carry = ({ refundId }: Asked, context: RefundContext = api.ports) => carryRefund(context, { refundId });

/** Takes a refund as a process would that is killed before it lets go. */
async function claim({ refundId }: Asked): Promise<Refund> {
  const claimed = await api.ports.refunds.claim(refundId, (hold - 1) * 1000);
  if (!claimed) throw new Error('Somebody has it');
  return claimed;
}

test('killed between insurer and bank, the money goes back once', async () => {
  const one = await asked();
  await cancelAtInsurer(api.ports, await claim(one));
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'insurerCancelled' });
  await expect(carry(one)).rejects.toThrow(RefundPending);
  expect(await credits(one)).toEqual([]);
  await timePasses(api.database, hold);
  await carry(one);
  await carry(one);
  expect(await credits(one)).toEqual([`Credit ${Math.round(one.bought.GrossPremium * 100)}`]);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'paid' });
});

test('killed after the bank paid and before it was written down, nothing is paid again', async () => {
  const one = await asked();
  const claimed = await claim(one);
  await cancelAtInsurer(api.ports, claimed);
  await beginPaying(api.ports, await refundOf(one.policyId));
  const amount = Math.round(one.bought.GrossPremium * 100);
  await api.ports.provider.refund(one.bought.OrderReference, amount, AbortSignal.timeout(5_000));
  await timePasses(api.database, hold);
  await carry(one);
  expect(await credits(one)).toHaveLength(1);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'paid', amount });
});

test('a process whose clock is ahead takes no refund that another holds', async () => {
  const one = await asked();
  await claim(one);
  const ahead = { now: () => new Date(api.clock.now().getTime() + hold * 1_000) };
  await expect(carry(one, { ...api.ports, clock: ahead })).rejects.toThrow(RefundPending);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'requested' });
  await timePasses(api.database, hold);
  await carry(one);
  expect(await credits(one)).toHaveLength(1);
});

test('a process that slept over its time leaves the money to whoever took over', async () => {
  const one = await asked();
  await cancelAtInsurer(api.ports, await claim(one));
  await beginPaying(api.ports, await refundOf(one.policyId));
  const slept = await refundOf(one.policyId);
  await timePasses(api.database, hold);
  await claim(one);
  expect(await payBack(api.ports, slept)).toBe('unanswered');
  expect(await credits(one)).toEqual([]);
});

test('a bank whose answer is lost is not asked again before its books are sure to be up to date', async () => {
  const one = await asked();
  const losing: PaymentProvider = {
    ...api.ports.provider,
    async refund(...request) {
      await fetch(`${api.sandbox.url}/bank/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'answerLost' }),
      });
      return api.ports.provider.refund(...request);
    },
  };
  const context = { ...api.ports, providers: new Map([[losing.name, losing]]) };
  await expect(carry(one, context)).rejects.toThrow(RefundPending);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'paying' });
  await expect(carry(one)).rejects.toThrow(RefundPending);
  await timePasses(api.database, hold);
  await carry(one);
  expect(await credits(one)).toHaveLength(1);
});

test('an insurer or a bank that is away is asked again at once', async () => {
  const one = await asked();
  api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
  await expect(carry(one)).rejects.toThrow(RefundPending);
  api.sandbox.world.behaviours.reset();
  api.sandbox.world.behaviours.change('bank', { mode: 'reset' });
  await expect(carry(one)).rejects.toThrow(RefundPending);
  api.sandbox.world.behaviours.reset();
  await carry(one);
  expect(await credits(one)).toHaveLength(1);
});

test('an insurer or a bank that one process is not connected to is left to one that is', async () => {
  const one = await asked();
  const withoutInsurer = { ...api.ports, insurers: new Map() };
  await expect(carry(one, withoutInsurer)).rejects.toThrow(RefundPending);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'requested', problem: undefined });
  const withoutBank = { ...api.ports, providers: new Map() };
  await expect(carry(one, withoutBank)).rejects.toThrow(RefundPending);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'paying', problem: undefined });
  await carry(one);
  expect(await credits(one)).toHaveLength(1);
});

test('the insurer’s figure counts: less than promised is paid and left to a person', async () => {
  const bought = await buyAs(holder, { start });
  const policyId = policyOf(bought);
  const gross = Math.round(bought.GrossPremium * 100);
  const act = { visitor: 'v', address: '127.0.0.1' };
  await api.ports.policyBook.withdraw(policyId, { ...act, promised: gross + 500 }, api.clock.now());
  const one = { bought, policyId, refundId: (await refundOf(policyId)).id };
  await carry(one);
  expect(await credits(one)).toEqual([`Credit ${gross}`]);
  expect(await refundOf(policyId)).toMatchObject({
    state: 'needsAttention',
    problem: { kind: 'lessThanPromised' },
    amount: gross,
    paidAt: api.clock.now(),
  });
  expect(await api.ports.policyBook.find(policyId)).toMatchObject({ state: 'withdrawn', refund: gross });
  const [mail] = await api.sandbox.mails(holder.person.Email);
  expect(mail?.text).toContain('Bu tutar size söylediğimizden 5,00 TL az.');
});

test('a sum the bank returned by other hands is not returned on top, but looked at', async () => {
  const one = await asked();
  await api.ports.provider.refund(one.bought.OrderReference, 100, AbortSignal.timeout(5_000));
  await carry(one);
  expect(await refundOf(one.policyId)).toMatchObject({
    state: 'needsAttention',
    problem: { kind: 'bankReturnedAnotherSum' },
  });
  expect(await credits(one)).toEqual(['Credit 100']);
  expect(await api.ports.policyBook.find(one.policyId)).toMatchObject({ state: 'withdrawing' });
});

describe('the holder is told', () => {
  const told = async () => {
    const notes = (await api.sandbox.inbox(holder.person.Phone)).filter(({ text }) =>
      text.includes('iadesi kartınıza'),
    );
    const mails = (await api.sandbox.mails(holder.person.Email)).filter(({ subject }) => subject.includes('İadeniz'));
    return { notes, mails };
  };
  const counts = async () => {
    const { notes, mails } = await told();
    return [notes.length, mails.length];
  };
  const since = async (before: readonly number[]) =>
    (await counts()).map((count, index) => count - (before[index] ?? 0));

  test('by SMS and by mail, once each, however often it is carried', async () => {
    const before = await counts();
    const one = await asked();
    await Promise.allSettled(Array.from({ length: 5 }, () => carry(one)));
    await carry(one);
    expect(await since(before)).toEqual([1, 1]);
    const [mail] = (await told()).mails;
    expect(mail?.subject).toBe('İadeniz yapıldı – Karşıla Sigorta');
    const number = one.bought.Items[0]?.PolicyNo;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`34ABC123 plakalı aracınızın Kasko poliçesinden (poliçe no ${number}) caydınız.`);
      expect(body).toContain(formatLira(Math.round(one.bought.GrossPremium * 100)));
      expect(body).not.toContain(holder.person.NationalNumber);
      expect(body).not.toContain('söylediğimizden');
    }
  });

  test('a mail server that is away delays the mail alone, and an address that takes none ends it', async () => {
    const before = await counts();
    const one = await asked();
    api.sandbox.world.behaviours.change('mail', { mode: 'error' });
    await expect(carry(one)).rejects.toThrow(RefundPending);
    expect(await since(before)).toEqual([1, 0]);
    api.sandbox.world.behaviours.reset();
    await carry(one);
    expect(await since(before)).toEqual([1, 1]);
    const other = await asked();
    api.sandbox.world.behaviours.change('mail', { mode: 'decline' });
    await carry(other);
    expect(await since(before)).toEqual([2, 1]);
    expect(await credits(other)).toHaveLength(1);
  });
});

test('a refund whose job is gone is taken up by the reconciliation', async () => {
  const one = await asked();
  await reconcileOrders(api.ports, () => undefined);
  expect(await refundOf(one.policyId)).toMatchObject({ state: 'paid' });
  expect(await credits(one)).toHaveLength(1);
});
