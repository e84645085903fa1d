import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { fromLira } from '#domain/money.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { relatives, resident, themselves } from '#testing/health-quotation.ts';
import { carryRefundOf } from '#testing/holder-receives.ts';
import {
  buyAs,
  type Holder,
  joinHolder,
  movementsOf,
  policyOf,
  readDetail,
  withdrawAs,
} from '#testing/policy-holder.ts';
import { policyCalendar } from '#web/documents/save-calendar.ts';

let api: TestApi;
let family: Holder;
let foreigner: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  family = await joinHolder(api, { NationalNumber: relatives.woman, Name: 'Deniz', Surname: 'Akçam' });
  const { NationalNumber, Name, Surname } = resident;
  foreigner = await joinHolder(api, { NationalNumber, Name, Surname });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const today = '2026-11-15';
const note = 'policede-gorunmez-Ş2';
const declared = { ...themselves, Conditions: ['7'], HealthNote: note };
const daughter = { individual: 1, Relation: '3', NationalNumber: '11100000272' };
const girl = { ...daughter, Height: 140, Weight: 35, Conditions: [], Medication: false, PlannedTreatment: false };

async function list({ browser }: Holder): Promise<readonly Policy[]> {
  const { envelope } = await browser.byUser(calls.myPolicies.path);
  return calls.myPolicies.data.parse(envelope.Data).Data;
}

const previewOf = ({ browser }: Holder, PolicyGuid: string) =>
  browser.byUser(calls.previewWithdrawal.path, { PolicyGuid });

/** A policy given back: what was promised, what the bank returned, and how it then stands. */
async function givenBack(holder: Holder, bought: OrderStatus, line: LineKey) {
  const policyId = policyOf(bought, line);
  const preview = calls.previewWithdrawal.data.parse((await previewOf(holder, policyId)).envelope.Data);
  await withdrawAs(holder, policyId);
  await carryRefundOf(api, policyId);
  await carryRefundOf(api, policyId);
  const movements = await movementsOf(api, bought.OrderReference);
  return {
    preview,
    credits: movements.filter((row) => row.startsWith('Credit')),
    after: await readDetail(holder, policyId),
  };
}

describe('[C-34] policies about people', () => {
  test('are named by how many people, and by no number or illness', async () => {
    const bought = await buyAs(family, {
      line: 'tamamlayici',
      insurer: '901',
      start: '2026-11-20',
      answers: { fam: [declared, girl] },
    });
    const [policy] = await list(family);
    expect(policy).toMatchObject({
      Line: 'tamamlayici',
      LicensePlateNumber: null,
      Insured: { Kind: 'health', Title: '2 kişi', Detail: 'Deniz Akçam, Duru' },
      PolicyStart: '2026-11-20',
      PolicyEnd: '2027-11-20',
      RenewalFrom: '2027-11-05',
      State: 'upcoming',
    });
    const detail = await readDetail(family, policyOf(bought, 'tamamlayici'));
    expect(detail.PersonPrices.map(({ Name }) => Name)).toEqual(['Deniz', 'Duru']);
    expect(detail.Coverages.map(({ Key }) => Key)).toContain('yatarakTedavi');
    expect(detail.Documents.map(({ Key }) => Key)).toEqual(['policy', 'summary', 'distanceSales']);
    expect(detail).toMatchObject({
      Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' },
      Timeline: [{ Event: 'bought', Day: today }, { Event: 'begins' }, { Event: 'ends' }],
      RenewalPath: null,
    });
    const calendar = policyCalendar(detail.Policy, { host: 'karsila.example', now: api.clock.now() });
    expect(calendar.replaceAll('\r\n ', '')).toContain('2 kişi');
    for (const text of [JSON.stringify(detail), calendar]) {
      expect(text).not.toMatch(/11100000272|Conditions|Height/);
      expect(text).not.toContain(note);
    }
    expect(calendar).not.toContain('Duru');
  });

  test('of journeys tell the price in euro, and of a foreigner the two years', async () => {
    const trip = await buyAs(family, { line: 'seyahat', insurer: '912', start: '2026-12-01' });
    const journey = await readDetail(family, policyOf(trip, 'seyahat'));
    expect(journey).toMatchObject({
      Policy: { PolicyEnd: '2026-12-08', RenewalFrom: null, Insured: { Kind: 'trip' } },
      ForeignPrice: { Currency: 'EUR' },
      RenewalPath: null,
    });
    const years = await buyAs(foreigner, {
      line: 'yabanci',
      insurer: '908',
      start: '2026-11-20',
      answers: { TermYears: '2' },
    });
    expect((await readDetail(foreigner, policyOf(years, 'yabanci'))).Policy).toMatchObject({
      PolicyStart: '2026-11-20',
      PolicyEnd: '2028-11-20',
      RenewalFrom: '2028-11-05',
      Insured: { Title: '1 kişi' },
    });
  });
});

describe('withdrawal', () => {
  test.each([
    ['bireysel', '908', () => family, '2026-11-20', 365],
    ['yabanci', '908', () => foreigner, '2026-11-20', 365],
    ['seyahat', '912', () => family, '2026-12-01', 7],
  ] as const)('of %s before it begins gives back all of it', async (line, insurer, holder, start, days) => {
    const bought = await buyAs(holder(), { line, insurer, start });
    const { preview, credits, after } = await givenBack(holder(), bought, line);
    expect(preview).toMatchObject({ RefundAmount: bought.GrossPremium, Basis: 'notBegun', UnusedDays: days });
    expect(credits).toEqual([`Credit ${fromLira(bought.GrossPremium)}`]);
    expect(after).toMatchObject({
      Policy: { State: 'withdrawn' },
      Refund: { State: 'paid', Amount: bought.GrossPremium },
      Withdrawal: { Kind: 'closed' },
    });
  });

  test('once they began, health goes by the day, and foreigners and travellers have to ask', async () => {
    const start = today;
    const health = await buyAs(family, { line: 'tamamlayici', insurer: '901', start });
    const years = await buyAs(foreigner, { line: 'yabanci', insurer: '908', start });
    const trip = await buyAs(family, {
      line: 'seyahat',
      insurer: '905',
      start: '2026-11-16',
      answers: { PolicyEnd: '2026-11-30' },
    });
    const yearsId = policyOf(years, 'yabanci');
    expect((await previewOf(foreigner, yearsId)).envelope.StatusCode).toBe(1011);
    api.clock.advance(5 * 86_400);
    await family.browser.logIn(family.person.NationalNumber);
    await foreigner.browser.logIn(foreigner.person.NationalNumber);

    const { preview, credits } = await givenBack(family, health, 'tamamlayici');
    const byDay = Math.floor((fromLira(health.GrossPremium) * 360) / 365);
    expect(preview).toMatchObject({ RefundAmount: byDay / 100, Basis: 'byDay', TotalDays: 365, UnusedDays: 360 });
    expect(credits).toEqual([`Credit ${byDay}`]);

    for (const [holder, bought, line] of [
      [foreigner, years, 'yabanci'],
      [family, trip, 'seyahat'],
    ] as const) {
      const PolicyGuid = policyOf(bought, line);
      expect((await readDetail(holder, PolicyGuid)).Withdrawal.Kind).toBe('begun');
      expect((await previewOf(holder, PolicyGuid)).envelope.StatusCode).toBe(1011);
    }
    const before = await movementsOf(api, trip.OrderReference);
    const ask = (model: object) =>
      family.browser.byUser(calls.requestCancellation.path, { PolicyGuid: policyOf(trip, 'seyahat'), ...model });
    expect((await ask({ Reason: 'sold' })).envelope.Messages).toEqual(['Tarihi yazın.']);
    const kept = await ask({ Reason: 'sold', SoldOn: '2026-11-14', Note: 'Vize verilmedi.' });
    expect(calls.requestCancellation.data.parse(kept.envelope.Data)).toMatchObject({
      Policy: { State: 'cancelRequested' },
      CancelRequest: { Reason: 'sold', SoldOn: '2026-11-14', Note: 'Vize verilmedi.' },
      Refund: null,
    });
    expect(await movementsOf(api, trip.OrderReference)).toEqual(before);
  });
});
