import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { movementsOf } from '#testing/policy-holder.ts';
import { openPropertyQuotation, type PropertyQuoting } from '#testing/property-quotation.ts';
import { type Basket, buy, offerOf, readDetail, settledOrder, walkToBank } from '#testing/purchase.ts';
import { timePasses } from '#testing/time-passes.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const email = 'ev@example.com';
const kurus = (lira: number | null | undefined) => Math.round((lira ?? 0) * 100);
const behave = (insurer: string, mode: 'decline' | 'reprice') =>
  api.sandbox.world.behaviours.change(`insurers/${insurer}`, { mode });

/** A home with an earthquake policy beside it, once everybody has answered. */
async function quoted(
  model: object = {},
  answers: object = {},
): Promise<{ quoting: PropertyQuoting; offers: readonly Offer[] }> {
  const quoting = await openPropertyQuotation(api, { QueryType: 'konut', ...model });
  await quoting.update({ CrossSellingBranches: ['dask'], ...answers });
  const offers = await vi.waitFor(
    async () => {
      const { envelope } = await quoting.browser.bySite(calls.listOffers.path, { HeaderGuid: quoting.headerGuid });
      const { Offers } = calls.listOffers.data.parse(envelope.Data);
      const isOpen = ({ State, CoverageState }: Offer) => State === 'waiting' || CoverageState === 'coming';
      expect(Offers.filter(isOpen)).toEqual([]);
      return Offers;
    },
    { timeout: 20_000, interval: 100 },
  );
  return { quoting, offers };
}

/** The home at one insurer, the earthquake policy at another. */
async function both(): Promise<{ quoting: PropertyQuoting; basket: Basket; home: Offer; earthquake: Offer }> {
  const found = await quoted();
  const [home, earthquake] = [offerOf(found, '901', 'konut'), offerOf(found, '903', 'dask')];
  return { quoting: found.quoting, basket: { main: home, addOns: [earthquake], email }, home, earthquake };
}

describe('[C-15] a home and its earthquake policy in one basket', () => {
  test('name the building, plans that both have, and the forms of both companies', async () => {
    const { quoting, basket, home, earthquake } = await both();
    const told = await readDetail(quoting, basket);
    expect(told).toMatchObject({
      PriceCheck: { State: 'same' },
      Insured: { Kind: 'property', Title: 'Beşiktaş, 110 m²' },
      Items: [
        { Line: 'konut', FirmName: 'Çınaraltı Sigorta', PolicyStart: '2026-11-20', PolicyEnd: '2027-11-20' },
        { Line: 'dask', FirmName: 'Kırlangıç Sigorta', PolicyStart: '2026-11-20', PolicyEnd: '2027-11-20' },
      ],
    });
    const sum = kurus(home.GrossPremium) + kurus(earthquake.GrossPremium);
    expect(kurus(told.GrossPremium)).toBe(sum);
    expect(told.Installments).toEqual([{ Count: 1, GrossPremium: sum / 100 }]);
    expect(home.Installments.length).toBeGreaterThan(1);
    const must = told.Documents.filter(({ MustAccept }) => MustAccept).map(({ Title }) => Title);
    expect(must).toEqual([
      'Bilgilendirme formu: Çınaraltı Sigorta, Konut sigortası',
      'Bilgilendirme formu: Kırlangıç Sigorta, Zorunlu deprem sigortası (DASK)',
      'Mesafeli satış sözleşmesi',
    ]);
    const form = { DocumentKey: 'informationForm', OfferGuid: earthquake.OfferGuid };
    const { envelope } = await quoting.browser.bySite(calls.getPdf.path, form);
    const { text } = readPdf(Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64'));
    expect(text).toContain('gerekçe gösterilmeden cayılamaz');
    const alone = await readDetail(quoting, { main: home, email });
    expect(alone.Installments).toEqual(home.Installments);
  });

  test('are charged once and become two policies', async () => {
    const { quoting, basket, home, earthquake } = await both();
    const done = await buy(quoting, basket);
    const sum = kurus(home.GrossPremium) + kurus(earthquake.GrossPremium);
    expect(done).toMatchObject({ State: 'done', Money: 'taken', CapturedPremium: sum / 100, LicensePlateNumber: null });
    expect(done.Items.map(({ Line, State, Documents }) => [Line, State, Documents.length])).toEqual([
      ['konut', 'issued', 2],
      ['dask', 'issued', 2],
    ]);
    expect(await movementsOf(api, done.OrderReference)).toEqual([`PreAuth ${sum}`, `PostAuth ${sum}`]);
  });

  test('a price that rose is told with the old one, and the old one is not taken', async () => {
    const { quoting, basket, home } = await both();
    const before = await readDetail(quoting, basket);
    await timePasses(api.database, 61);
    behave('901', 'reprice');
    const now = await readDetail(quoting, basket);
    expect(now.PriceCheck).toMatchObject({ State: 'changed', OldGrossPremium: before.GrossPremium });
    expect(now.GrossPremium).toBeGreaterThan(before.GrossPremium);
    const started = await quoting.browser.bySite(calls.startPayment.path, {
      OfferGuid: home.OfferGuid,
      CrossSellingOffers: basket.addOns?.map(({ OfferGuid }) => OfferGuid),
      GrossPremium: before.GrossPremium,
      Email: email,
      AcceptedDocuments: now.Documents.map(({ Key, Hash }) => `${Key}:${Hash}`),
    });
    expect(started.envelope).toMatchObject({ Success: false, Data: { Problem: 'priceDiffers' } });
  });

  /** Pays at the bank; one insurer changes its mind before it is asked to issue. */
  async function payWhile(insurer: string, mode: 'decline' | 'reprice') {
    const { quoting, basket, ...offers } = await both();
    const { OrderReference, returned } = await walkToBank(quoting, basket);
    behave(insurer, mode);
    await quoting.browser.bySite(calls.paymentReturn.path, returned);
    const order = await settledOrder(quoting, OrderReference);
    const sum = kurus(offers.home.GrossPremium) + kurus(offers.earthquake.GrossPremium);
    return { ...offers, order, sum, movements: await movementsOf(api, OrderReference) };
  }

  test.each(['decline', 'reprice'] as const)(
    '[L-09] an earthquake policy whose company answers %s is not paid for, and the home is sold',
    async (mode) => {
      const { order, home, sum, movements } = await payWhile('903', mode);
      expect(order).toMatchObject({ State: 'done', Money: 'taken', CapturedPremium: home.GrossPremium });
      expect(order.Items.map(({ State }) => State)).toEqual(['issued', 'refused']);
      expect(order.Message).toContain('onun için para alınmadı');
      expect(movements).toEqual([`PreAuth ${sum}`, `PostAuth ${kurus(home.GrossPremium)}`]);
      await deliverPolicies(api.ports, { reference: order.OrderReference, again: false });
      const [mail] = (await api.sandbox.mails(email)).filter(({ text }) => text.includes('düzenlenemedi'));
      expect(mail?.text).toContain('alınmadı: Zorunlu deprem sigortası (DASK).');
      expect(mail?.text).not.toContain('cayılamaz');
    },
  );

  test.each([
    ['decline', 'voided'],
    ['reprice', 'voided'],
  ] as const)(
    'a home whose company answers %s at the end leaves nothing taken and nothing issued',
    async (mode, state) => {
      const { order, sum, movements } = await payWhile('901', mode);
      expect(order).toMatchObject({ State: state, Money: 'returned', CapturedPremium: null });
      expect(order.Items.some(({ State }) => State === 'issued')).toBe(false);
      expect(movements).toEqual([`PreAuth ${sum}`, `Void ${sum}`]);
      expect(order.PriceChange !== null).toBe(mode === 'reprice');
    },
  );
});

describe('the summary of who is not the owner of a flat', () => {
  async function summaryOf(found: Awaited<ReturnType<typeof quoted>>, line: 'dask' | 'konut') {
    const { quoting } = found;
    const { State, Items } = await buy(quoting, { main: offerOf(found, '907', line), email });
    expect(State).toBe('done');
    const model = { DocumentKey: 'summary', PolicyGuid: Items[0]?.PolicyGuid };
    const { envelope } = await quoting.browser.bySite(calls.getPdf.path, model);
    return readPdf(Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64')).text;
  }

  test('a tenant’s contents are covered, and that the building is not is said', async () => {
    const tenant = { Occupant: '2', PoliceTipi: undefined, BuildingSum: undefined };
    const found = await quoted({}, tenant);
    expect(found.offers.some(({ Line }) => Line === 'dask')).toBe(false);
    const text = await summaryOf(found, 'konut');
    const [covered = '', absent = ''] = text.split('Neler teminat dışında');
    expect(covered).toContain('Yangın, eşya 550.000 TL');
    expect(covered).not.toContain('Yangın, bina');
    expect(absent).toContain('Yangın, bina');
  });

  test('[V-19] a company is named by its title', async () => {
    const found = await quoted({ QueryType: 'dask', NationalNumber: '1111111114' }, { CrossSellingBranches: [] });
    const title = found.quoting.opened.Customer?.Name;
    expect(title).toMatch(/\p{L}{3}/u);
    expect(await summaryOf(found, 'dask')).toContain(`Sigorta ettiren ${title} Adres`);
  });
});

describe('[C-18] offers for a home', () => {
  test('stand side by side as the list tells them, and on paper in the words of a home', async () => {
    const { quoting, offers } = await quoted();
    const { browser, headerGuid: HeaderGuid } = quoting;
    const OfferGuids = ['905', '901'].map((insurer) => offerOf({ quoting, offers }, insurer, 'konut').OfferGuid);
    const compared = await browser.bySite(calls.comparePackages.path, { HeaderGuid, OfferGuids });
    const { Offers } = calls.comparePackages.data.parse(compared.envelope.Data);
    expect(Offers).toEqual(OfferGuids.map((id) => offers.find(({ OfferGuid }) => OfferGuid === id)));
    const model = { DocumentKey: 'comparison', HeaderGuid, OfferGuids };
    const { envelope } = await browser.bySite(calls.getPdf.path, model);
    const { text, title } = readPdf(Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64'));
    expect(title).toBe('Teklif karşılaştırması: Konut sigortası');
    expect(text).toMatch(/Yakamoz Sigorta, .*Çınaraltı Sigorta, /);
    for (const row of ['Dahili su', 'Hırsızlık', 'Deprem, DASK üzeri bina']) expect(text).toContain(row);
    expect(text).not.toMatch(vehicleWords);
    const { OpenAddress = '' } = quoting.opened.Address ?? {};
    expect(OpenAddress.length).toBeGreaterThan(5);
    expect(text).toContain(`Adres ${OpenAddress}`);
    expect(text).toMatch(/Kim ne öder\?.*yangın çıktı/);
  });

  test('that are shown to others tell district and area, and neither address nor its code', async () => {
    const { quoting } = await quoted();
    const { envelope } = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
    const { Token } = calls.shareOffers.data.parse(envelope.Data);
    const shown = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
    expect(calls.sharedOffers.data.parse(shown.envelope.Data)).toMatchObject({
      Vehicle: null,
      Insured: { Kind: 'property', Title: 'Beşiktaş, 110 m²' },
    });
    const { OpenAddress = '', UAVTNumber = '' } = quoting.opened.Address ?? {};
    const street = OpenAddress.split(' Sokak')[0] ?? '';
    for (const secret of [UAVTNumber, street]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(JSON.stringify(shown.envelope.Data)).not.toContain(secret);
    }
  });
});
