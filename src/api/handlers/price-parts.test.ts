import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import type { PaymentDetail } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { eq, inArray } from '#db/drizzle.ts';
import { orderItems, policies } from '#db/schema/orders.ts';
import { offers, quotations } from '#db/schema/quotations.ts';
import { fromLira } from '#domain/money.ts';
import { twoInsured } from '#ports/conformance/insurer-people.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { buyAs, joinHolder, policyOf, readDetail as readPolicy } from '#testing/policy-holder.ts';
import { type Offered, offered, offerOf, readDetail } from '#testing/purchase.ts';

let api: TestApi;
let asked: Offered;
/** An insurer that takes more by instalments, and what its offer is made of. */
let offer: Offer;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  asked = await offered(api);
  offer = offerOf(asked, '903');
  const personPrices = peopleOf(fromLira(offer.GrossPremium ?? 0));
  await api.database.update(offers).set({ personPrices, foreignPrice: made }).where(eq(offers.id, offer.OfferGuid));
});
afterAll(() => api.close());

const exclusion = 'Beyan edilen mevcut rahatsızlıklar kapsam dışıdır';
const made = { currency: 'EUR', gross: 2400, rate: 48.9012, rateDay: '2026-11-15' } as const;
const ForeignPrice = { Currency: 'EUR', GrossPremium: 24, Rate: 48.9012, RateDay: '2026-11-15' };
const peopleOf = (gross: number) => [
  { gross: 100_000, loadingPercent: 15, exclusions: [exclusion] },
  { gross: gross - 100_000, loadingPercent: undefined, exclusions: [] },
];
const sumOf = (prices: readonly { GrossPremium: number }[]) =>
  prices.reduce((sum, { GrossPremium }) => sum + fromLira(GrossPremium), 0);

async function own(): Promise<Offer> {
  const { browser, headerGuid } = asked.quoting;
  const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  const { Offers } = calls.listOffers.data.parse(reply.envelope.Data);
  const found = Offers.find(({ OfferGuid }) => OfferGuid === offer.OfferGuid);
  if (!found) throw new Error('The offer is gone');
  return found;
}

describe('what a price is made of', () => {
  test('is told to the customer, in the list and in the comparison', async () => {
    const told = await own();
    expect(told).toMatchObject({ ForeignPrice, GrossPremium: offer.GrossPremium });
    expect(told.PersonPrices).toMatchObject([
      { GrossPremium: 1000, LoadingPercent: 15, Exclusions: [exclusion] },
      { LoadingPercent: null, Exclusions: [] },
    ]);
    const { browser, headerGuid: HeaderGuid } = asked.quoting;
    const other = offerOf(asked, '901');
    const model = { HeaderGuid, OfferGuids: [offer.OfferGuid, other.OfferGuid] };
    const { Offers } = calls.comparePackages.data.parse(
      (await browser.bySite(calls.comparePackages.path, model)).envelope.Data,
    );
    expect(Offers[0]).toMatchObject({ ForeignPrice, PersonPrices: told.PersonPrices });
    expect(Offers[1]).toMatchObject({ ForeignPrice: null, PersonPrices: [] });
  });

  test('is told behind a shared link by currency alone, and nothing of the people', async () => {
    const { browser, headerGuid: HeaderGuid } = asked.quoting;
    const shared = await browser.bySite(calls.shareOffers.path, { HeaderGuid });
    const { Token } = calls.shareOffers.data.parse(shared.envelope.Data);
    const { envelope } = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
    const { Offers } = calls.sharedOffers.data.parse(envelope.Data);
    expect(Offers.find(({ OfferGuid }) => OfferGuid === offer.OfferGuid)).toMatchObject({ ForeignPrice });
    expect(Offers.flatMap(({ PersonPrices }) => PersonPrices)).toEqual([]);
    expect(JSON.stringify(envelope)).not.toContain(exclusion);
  });

  test('is told before paying for the sum of the chosen plan, and no rate that does not give it', async () => {
    const { quoting } = asked;
    const detailOf = async (installmentCount: number): Promise<PaymentDetail['Items'][number]> => {
      const basket = { main: offer, installmentCount, email: 'deniz@ornek.example' };
      const [item] = (await readDetail(quoting, basket)).Items;
      if (!item) throw new Error('The basket is empty');
      return item;
    };
    const once = await detailOf(1);
    expect(once).toMatchObject({ ForeignPrice, GrossPremium: offer.GrossPremium });
    expect(sumOf(once.PersonPrices)).toBe(fromLira(once.GrossPremium));
    const later = await detailOf(6);
    expect(later.GrossPremium).toBeGreaterThan(once.GrossPremium);
    expect(sumOf(later.PersonPrices)).toBe(fromLira(later.GrossPremium));
    expect(later.PersonPrices[0]).toMatchObject({ LoadingPercent: 15, Exclusions: [exclusion] });
    expect(later.ForeignPrice).toBeNull();
  });

  test('stays with the order under the names of the people, whatever becomes of the offer', async () => {
    const { quoting } = asked;
    const { browser, headerGuid } = quoting;
    const basket = { main: offer, email: 'deniz@ornek.example' };
    const { GrossPremium, Documents } = await readDetail(quoting, basket);
    await api.database.update(quotations).set({ insuredPeople: twoInsured }).where(eq(quotations.id, headerGuid));
    const started = await browser.bySite(calls.startPayment.path, {
      OfferGuid: offer.OfferGuid,
      GrossPremium,
      Email: basket.email,
      AcceptedDocuments: Documents.map(({ Key, Hash }) => `${Key}:${Hash}`),
    });
    const { OrderReference } = calls.startPayment.data.parse(started.envelope.Data);
    await api.database.update(offers).set({ personPrices: null, foreignPrice: null });
    const { envelope } = await browser.bySite(calls.orderStatus.path, { OrderReference });
    const [item] = calls.orderStatus.data.parse(envelope.Data).Items;
    expect(item).toMatchObject({ ForeignPrice });
    expect(item?.PersonPrices.map(({ Name, LoadingPercent }) => [Name, LoadingPercent])).toEqual([
      ['ÇİĞDEM ŞÜKÛFE', 15],
      ['ömer ığdır', null],
    ]);
  });
});

test('a policy tells what its premium was made of', async () => {
  const holder = await joinHolder(api);
  const bought = await buyAs(holder, { start: '2026-11-20' });
  const policyId = policyOf(bought);
  const agreed = [{ name: 'DENİZ', gross: 100_000, loadingPercent: 15, exclusions: [exclusion] }];
  const itemOf = api.database.select({ id: policies.orderItemId }).from(policies).where(eq(policies.id, policyId));
  await api.database
    .update(orderItems)
    .set({ personPrices: agreed, foreignPrice: made })
    .where(inArray(orderItems.id, itemOf));
  expect(await readPolicy(holder, policyId)).toMatchObject({
    PersonPrices: [{ Name: 'DENİZ', GrossPremium: 1000, LoadingPercent: 15, Exclusions: [exclusion] }],
    ForeignPrice,
  });
});
