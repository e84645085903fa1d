import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { fromLira } from '#domain/money.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { healthy, newcomer, openHealthQuotation, themselves } from '#testing/health-quotation.ts';
import { movementsOf } from '#testing/policy-holder.ts';
import { buy, type Offered, offerOf, readDetail, settledOffers, settledOrder, walkToBank } from '#testing/purchase.ts';
import { timePasses } from '#testing/time-passes.ts';
import { openTrip } from '#testing/trip-quotation.ts';
import type { Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const email = 'fiyat@example.com';
const note = 'tiroid-beyani-Ş9';
const declared = { ...themselves, Conditions: ['7'], Medication: true, HealthNote: note };
const husband = { individual: 1, Relation: '2', NationalNumber: '11100000104', ...healthy } as const;

async function asked(quoting: Quoting, answers: object = {}): Promise<Offered> {
  expect((await quoting.update(answers)).envelope.Messages).toEqual(['Başarılı']);
  return { quoting, offers: await settledOffers(quoting) };
}

const couple = async () => asked(await openHealthQuotation(api), { fam: [declared, husband] });
const behave = (insurer: string, mode: 'decline' | 'reprice') =>
  api.sandbox.world.behaviours.change(`insurers/${insurer}`, { mode });
const sumOf = (prices: readonly { readonly GrossPremium: number }[] = []) =>
  prices.reduce((sum, { GrossPremium }) => sum + fromLira(GrossPremium), 0);

async function readings({ headerGuid }: Quoting, insurer: string): Promise<number> {
  const text = "select 1 from health_access_log where quotation_id = $1 and reader = 'insurer' and insurer = $2";
  return (await api.database.$client.query(text, [headerGuid, insurer])).rows.length;
}

describe('[C-15] a price for people who declared something', () => {
  test('is asked for once more before paying, with the same declaration, and that is written down', async () => {
    const found = await couple();
    const main = offerOf(found, '904', 'tamamlayici');
    const before = await readings(found.quoting, '904');
    const told = await readDetail(found.quoting, { main, email });
    expect(told).toMatchObject({ PriceCheck: { State: 'same' }, GrossPremium: main.GrossPremium });
    expect(await readings(found.quoting, '904')).toBe(before + 1);
    expect(told.Items[0]?.PersonPrices).toMatchObject([
      { LoadingPercent: 15, GrossPremium: expect.any(Number) },
      { LoadingPercent: null },
    ]);
    expect(JSON.stringify(told)).not.toContain(note);
  });

  test('that rose is told with the old one, and the people share the new one', async () => {
    const found = await couple();
    const main = offerOf(found, '901', 'tamamlayici');
    const before = await readDetail(found.quoting, { main, email });
    await timePasses(api.database, 61);
    behave('901', 'reprice');
    const now = await readDetail(found.quoting, { main, email });
    expect(now.PriceCheck).toMatchObject({ State: 'changed', OldGrossPremium: before.GrossPremium });
    expect(now.GrossPremium).toBeGreaterThan(before.GrossPremium);
    expect(sumOf(now.Items[0]?.PersonPrices)).toBe(fromLira(now.GrossPremium));
    expect(now.Items[0]?.PersonPrices.map(({ Exclusions }) => Exclusions)).toEqual(
      before.Items[0]?.PersonPrices.map(({ Exclusions }) => Exclusions),
    );
  });

  test('whose declaration is swept is not checked, and may be paid as it was named', async () => {
    const found = await couple();
    const main = offerOf(found, '901', 'tamamlayici');
    const text = 'delete from health_declarations where quotation_id = $1';
    await api.database.$client.query(text, [found.quoting.headerGuid]);
    const told = await readDetail(found.quoting, { main, email });
    expect(told).toMatchObject({ PriceCheck: { State: 'unchecked' }, GrossPremium: main.GrossPremium });
    expect((await buy(found.quoting, { main, email })).State).toBe('done');
  });

  test.each(['decline', 'reprice'] as const)(
    'whose company answers %s at the end is not paid, and nothing is issued',
    async (mode) => {
      const found = await couple();
      const main = offerOf(found, '901', 'tamamlayici');
      const { OrderReference, returned } = await walkToBank(found.quoting, { main, email });
      behave('901', mode);
      await found.quoting.browser.bySite(calls.paymentReturn.path, returned);
      const order = await settledOrder(found.quoting, OrderReference);
      expect(order).toMatchObject({ State: 'voided', Money: 'returned', CapturedPremium: null });
      expect(order.PriceChange !== null).toBe(mode === 'reprice');
      const sum = fromLira(main.GrossPremium ?? 0);
      expect(await movementsOf(api, OrderReference)).toEqual([`PreAuth ${sum}`, `Void ${sum}`]);
    },
  );
});

describe('a price in euro', () => {
  test('that its company raised at the end loses its rate until it names it anew, and is sold at the new sum', async () => {
    const found = await asked(await openTrip(api));
    const main = offerOf(found, '912', 'seyahat');
    expect(main.ForeignPrice).not.toBeNull();
    const { OrderReference, returned } = await walkToBank(found.quoting, { main, email });
    behave('912', 'reprice');
    await found.quoting.browser.bySite(calls.paymentReturn.path, returned);
    const order = await settledOrder(found.quoting, OrderReference);
    expect(order.State).toBe('voided');
    const raised = (await settledOffers(found.quoting)).find(({ OfferGuid }) => OfferGuid === main.OfferGuid);
    expect(raised).toMatchObject({ GrossPremium: order.PriceChange?.NewGrossPremium, ForeignPrice: null });
    expect(sumOf(raised?.PersonPrices)).toBe(fromLira(raised?.GrossPremium ?? 0));
    api.sandbox.world.behaviours.reset();
    if (!raised) throw new Error('The offer is gone');
    const told = await readDetail(found.quoting, { main: raised, email });
    const ForeignPrice = { Currency: main.ForeignPrice?.Currency, GrossPremium: expect.any(Number) };
    expect(told.Items).toMatchObject([{ GrossPremium: raised.GrossPremium, ForeignPrice }]);
    const bought = await buy(found.quoting, { main: raised, email });
    expect(bought).toMatchObject({
      State: 'done',
      CapturedPremium: told.GrossPremium,
      Items: [{ ForeignPrice }],
    });
  });
});

describe('what an authority asks for', () => {
  test.each([
    ['yabanci', '912', 'residencePermit', () => openHealthQuotation(api, newcomer)],
    ['seyahat', '916', 'schengen', () => openTrip(api)],
  ] as const)('%s that does not reach it is told so before paying', async (line, insurer, Of, open) => {
    const found = await asked(await open());
    const offers = found.offers.filter(({ InsuranceFirm, State }) => InsuranceFirm === insurer && State === 'active');
    expect(offers.every(({ Line }) => Line === line)).toBe(true);
    const states = await Promise.all(
      offers.map(async (main) => (await readDetail(found.quoting, { main, email })).Items[0]?.Minimum),
    );
    expect(states).toContainEqual(expect.objectContaining({ Of, State: 'notMet', Text: expect.any(String) }));
    expect(states).toContainEqual(expect.objectContaining({ Of, State: 'met' }));
  });
});
