import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { carryRefund } from '#services/policy/carry-refund.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { carryRefundOf } from '#testing/holder-receives.ts';
import { newPerson } from '#testing/people.ts';
import {
  buyAs,
  type Holder,
  joinHolder,
  movementsOf,
  policyOf,
  readDetail,
  withdrawAs,
} from '#testing/policy-holder.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const day = 86_400;
const today = '2026-11-15';

async function later(days: number): Promise<void> {
  api.clock.advance(days * day);
  await holder.browser.logIn(holder.person.NationalNumber);
}

const list = async (who: Holder) =>
  calls.myPolicies.data.parse((await who.browser.byUser(calls.myPolicies.path)).envelope.Data).Data;

async function stranger(): Promise<Holder> {
  const person = newPerson();
  const browser = openBrowser(api);
  await browser.join(person);
  await browser.logIn(person.NationalNumber);
  return { browser, person };
}

describe('[C-34] [N-13] my policies', () => {
  test('nest as Data.Data, and are the holder’s alone', async () => {
    const bought = await buyAs(holder, {
      insurer: '903',
      start: '2026-11-20',
      installmentCount: 6,
      addOns: [['ferdikaza', '912']],
    });
    const policies = await list(holder);
    expect(policies.map(({ Line }) => Line).sort()).toEqual(['ferdikaza', 'kasko']);
    expect(policies.find(({ Line }) => Line === 'kasko')).toMatchObject({
      PolicyNo: bought.Items[0]?.PolicyNo,
      InsuranceFirm: '903',
      FirmName: 'Kırlangıç Sigorta',
      LicensePlateNumber: '34ABC123',
      Insured: { Kind: 'vehicle', Title: 'TOYOTA Corolla 1.5 2022', Detail: '34 ABC 123' },
      PolicyStart: '2026-11-20',
      PolicyEnd: '2027-11-20',
      RenewalFrom: '2027-10-21',
      GrossPremium: bought.Items[0]?.GrossPremium,
      State: 'upcoming',
    });
    // What goes with another policy is offered anew with it, and no day of its own is promised.
    expect(policies.find(({ Line }) => Line === 'ferdikaza')?.RenewalFrom).toBeNull();
    const other = await stranger();
    expect(await list(other)).toEqual([]);
    for (const { path } of [calls.policyDetail, calls.previewWithdrawal]) {
      const reply = await other.browser.byUser(path, { PolicyGuid: policyOf(bought) });
      expect(reply.envelope.StatusCode).toBe(404);
    }
    const taken = { PolicyGuid: policyOf(bought), RefundAmount: 1 };
    expect((await other.browser.byUser(calls.withdrawPolicy.path, taken)).envelope.StatusCode).toBe(404);
    expect((await holder.browser.bySite(calls.myPolicies.path)).envelope.StatusCode).toBe(1002);
  });

  test('a policy tells its coverages, its payment, its documents and its days', async () => {
    const [kasko] = (await list(holder)).filter(({ Line }) => Line === 'kasko');
    const detail = await readDetail(holder, kasko?.PolicyGuid ?? '');
    expect(detail.Installments).toHaveLength(6);
    const kurus = detail.Installments.map((part) => Math.round(part * 100));
    expect(kurus.reduce((sum, part) => sum + part, 0)).toBe(Math.round(detail.Policy.GrossPremium * 100));
    expect(detail.Coverages.length).toBeGreaterThan(5);
    expect(detail.Documents.map(({ Key }) => Key)).toEqual(['policy', 'summary', 'distanceSales']);
    expect(detail.Timeline).toEqual([
      { Event: 'bought', Day: today },
      { Event: 'begins', Day: '2026-11-20' },
      { Event: 'ends', Day: '2027-11-20' },
    ]);
    expect(detail).toMatchObject({
      Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' },
      Refund: null,
      CancelRequest: null,
    });
  });

  test('its documents open in any browser of the member', async () => {
    const [policy] = await list(holder);
    const elsewhere = openBrowser(api);
    api.clock.advance(61);
    await elsewhere.logIn(holder.person.NationalNumber);
    const code = await elsewhere.readCode(holder.person.Phone);
    await elsewhere.logIn(holder.person.NationalNumber, undefined, { MfaCode: code });
    for (const DocumentKey of ['policy', 'summary', 'distanceSales']) {
      const reply = await elsewhere.byUser(calls.getPdf.path, { PolicyGuid: policy?.PolicyGuid, DocumentKey });
      expect(calls.getPdf.data.parse(reply.envelope.Data).Base64).toMatch(/^JVBERi/);
    }
  });
});

describe('[C-34] a policy bought with another phone', () => {
  const another = async (who: Holder, NationalNumber = who.person.NationalNumber): Promise<Holder> => {
    const person = { ...newPerson(), NationalNumber, Email: who.person.Email };
    await who.browser.verify(person, 'kasko');
    return { browser: who.browser, person };
  };
  const isSeen = async (who: Holder, PolicyGuid: string) => {
    const isListed = (await list(who)).some((policy) => policy.PolicyGuid === PolicyGuid);
    const detail = await who.browser.byUser(calls.policyDetail.path, { PolicyGuid });
    const printed = await openBrowser(api, {}).bySite(calls.getPdf.path, { PolicyGuid, DocumentKey: 'policy' });
    expect(printed.status).toBe(404);
    return [isListed, detail.envelope.StatusCode];
  };

  test('is the member’s who was logged in, and is not found by the number alone', async () => {
    const elsewhere = await another(holder);
    const asMember = policyOf(await buyAs(elsewhere, { start: '2026-11-22', asMember: true }));
    expect(await isSeen(holder, asMember)).toEqual([true, 200]);
    const asGuest = policyOf(await buyAs(elsewhere, { insurer: '902', start: '2026-11-22' }));
    expect(await isSeen(holder, asGuest)).toEqual([false, 404]);
  });

  test('whoever registers with somebody’s number sees nothing of what they bought', async () => {
    const owner = { browser: openBrowser(api), person: newPerson() };
    await owner.browser.verify(owner.person, 'kasko');
    const policyId = policyOf(await buyAs(owner, { start: '2026-11-22' }));
    const person = { ...newPerson(), NationalNumber: owner.person.NationalNumber };
    const intruder = { browser: openBrowser(api), person };
    await intruder.browser.join(person);
    expect((await intruder.browser.logIn(person.NationalNumber)).envelope.StatusCode).toBe(2000);
    expect(await isSeen(intruder, policyId)).toEqual([false, 404]);
    const resent = await intruder.browser.byUser(calls.getPdf.path, { PolicyGuid: policyId, DocumentKey: 'policy' });
    expect(resent.status).toBe(404);
  });

  test('a purchase for another number is not the member’s, though they paid it', async () => {
    const other = await another(holder, newPerson().NationalNumber);
    const policyId = policyOf(await buyAs(other, { start: '2026-11-22', asMember: true }));
    expect(await isSeen(holder, policyId)).toEqual([false, 404]);
  });
});

describe('withdrawal', () => {
  test('gives back exactly what was shown, once, and closes policy and order', async () => {
    const bought = await buyAs(holder, { insurer: '901', start: '2026-11-20' });
    const policyId = policyOf(bought);
    const gross = Math.round(bought.GrossPremium * 100);
    const preview = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid: policyId });
    expect(preview.envelope.Data).toEqual({
      RefundAmount: bought.GrossPremium,
      GrossPremium: bought.GrossPremium,
      Basis: 'notBegun',
      TotalDays: 365,
      UnusedDays: 365,
      LastDay: '2026-11-29',
    });
    const wrong = await holder.browser.byUser(calls.withdrawPolicy.path, { PolicyGuid: policyId, RefundAmount: 1 });
    expect(wrong.envelope).toMatchObject({ StatusCode: 1001, Success: false });
    expect(wrong.envelope.Message).toContain('Yeni tutarı görüp');
    expect((await readDetail(holder, policyId)).Policy.State).toBe('upcoming');

    const asked = await withdrawAs(holder, policyId);
    expect(calls.withdrawPolicy.data.parse(asked.envelope.Data)).toMatchObject({
      Policy: { State: 'withdrawing' },
      Refund: { State: 'requested', Promised: bought.GrossPremium, Amount: null, PaidAt: null },
    });
    await carryRefundOf(api, policyId);
    await carryRefundOf(api, policyId);
    expect(await movementsOf(api, bought.OrderReference)).toEqual([
      `PreAuth ${gross}`,
      `PostAuth ${gross}`,
      `Credit ${gross}`,
    ]);
    const detail = await readDetail(holder, policyId);
    expect(detail).toMatchObject({
      Policy: { State: 'withdrawn' },
      Refund: { State: 'paid', Amount: bought.GrossPremium },
      Withdrawal: { Kind: 'closed' },
    });
    expect(detail.Timeline.map(({ Event }) => Event)).toEqual([
      'bought',
      'withdrawalAsked',
      'insurerCancelled',
      'refunded',
    ]);
    expect(await api.ports.orders.find(bought.OrderReference)).toMatchObject({ state: 'refunded', refunded: gross });
    const notes = (await api.sandbox.inbox(holder.person.Phone)).filter(({ text }) =>
      text.includes('iadesi kartınıza'),
    );
    expect(notes).toHaveLength(1);
  });

  test('of one policy of a purchase leaves the others and the order as they are', async () => {
    const bought = await buyAs(holder, { insurer: '901', start: '2026-11-20', addOns: [['ferdikaza', '912']] });
    const addOn = Math.round((bought.Items[1]?.GrossPremium ?? 0) * 100);
    await withdrawAs(holder, policyOf(bought, 'ferdikaza'));
    await carryRefundOf(api, policyOf(bought, 'ferdikaza'));
    expect(await api.ports.orders.find(bought.OrderReference)).toMatchObject({ state: 'done', refunded: addOn });
    expect((await readDetail(holder, policyOf(bought))).Policy.State).toBe('upcoming');
    await withdrawAs(holder, policyOf(bought));
    await carryRefundOf(api, policyOf(bought));
    const order = await api.ports.orders.find(bought.OrderReference);
    expect(order).toMatchObject({ state: 'refunded', refunded: order?.captured });
    expect((await movementsOf(api, bought.OrderReference)).filter((row) => row.startsWith('Credit'))).toHaveLength(2);
  });

  test('twenty confirmations at once are one refund', async () => {
    const bought = await buyAs(holder, { insurer: '901', start: '2026-11-20' });
    const policyId = policyOf(bought);
    const wish = { PolicyGuid: policyId, RefundAmount: bought.GrossPremium };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => holder.browser.byUser(calls.withdrawPolicy.path, wish)),
    );
    expect(new Set(replies.map(({ envelope }) => envelope.StatusCode))).toEqual(new Set([200]));
    const { rows } = await api.database.$client.query('select id from refunds where policy_id = $1', [policyId]);
    expect(rows).toHaveLength(1);
    const jobs = await api.database.$client.query(`select 1 from pgboss.job where name = 'refund' and data = $1`, [
      { refundId: rows[0].id },
    ]);
    expect(jobs.rowCount).toBe(1);
    await Promise.allSettled(Array.from({ length: 20 }, () => carryRefund(api.ports, { refundId: rows[0].id })));
    expect((await movementsOf(api, bought.OrderReference)).filter((row) => row.startsWith('Credit'))).toHaveLength(1);
  });

  test('is not free for compulsory coverage: a request with its reason is kept', async () => {
    const bought = await buyAs(holder, { line: 'trafik', insurer: '901', start: '2026-11-20' });
    const PolicyGuid = policyOf(bought, 'trafik');
    expect((await readDetail(holder, PolicyGuid)).Withdrawal).toEqual({ Kind: 'withReason', LastDay: null });
    const free = { PolicyGuid, RefundAmount: bought.GrossPremium };
    expect((await holder.browser.byUser(calls.withdrawPolicy.path, free)).envelope).toMatchObject({ StatusCode: 1011 });
    const ask = (model: object) => holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, ...model });
    expect((await ask({ Reason: 'sold' })).envelope.Message).toBe('Tarihi yazın.');
    expect((await ask({ Reason: 'sold', SoldOn: '2026-11-16' })).envelope.Message).toContain('bugünden sonra');
    const kept = await ask({ Reason: 'sold', SoldOn: '2026-11-14', Note: 'Satış sözleşmesi bende.' });
    expect(calls.requestCancellation.data.parse(kept.envelope.Data)).toMatchObject({
      Policy: { State: 'cancelRequested' },
      CancelRequest: { Reason: 'sold', SoldOn: '2026-11-14', Note: 'Satış sözleşmesi bende.' },
      Refund: null,
    });
    expect((await ask({ Reason: 'other' })).envelope.Data).toMatchObject({ CancelRequest: { Reason: 'sold' } });
    expect(await movementsOf(api, bought.OrderReference)).toHaveLength(2);
  });

  test('ends with its period, after which a request takes its place', async () => {
    const bought = await buyAs(holder, { insurer: '901', start: today });
    const PolicyGuid = policyOf(bought);
    const early = { PolicyGuid, Reason: 'other' };
    expect((await holder.browser.byUser(calls.requestCancellation.path, early)).envelope.StatusCode).toBe(1011);
    await later(14);
    const last = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid });
    expect(last.envelope.Data).toMatchObject({ Basis: 'all', UnusedDays: 351, RefundAmount: bought.GrossPremium });
    await later(1);
    const late = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid });
    expect(late.envelope).toMatchObject({ StatusCode: 1011 });
    expect(late.envelope.Message).toContain('Cayma süresi doldu');
    const asked = await holder.browser.byUser(calls.requestCancellation.path, early);
    expect(asked.envelope.Data).toMatchObject({ Policy: { State: 'cancelRequested' } });
  });
});
