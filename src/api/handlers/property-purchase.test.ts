import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { openPropertyQuotation, type PropertyQuoting } from '#testing/property-quotation.ts';
import { buy } from '#testing/purchase.ts';

let api: TestApi;
let quoting: PropertyQuoting;
let offers: readonly Offer[];
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoting = await openPropertyQuotation(api);
  await quoting.update({ CrossSellingBranches: ['konut'] });
  offers = await vi.waitFor(
    async () => {
      const reply = await quoting.browser.bySite(calls.listOffers.path, { HeaderGuid: quoting.headerGuid });
      const { Offers } = calls.listOffers.data.parse(reply.envelope.Data);
      expect(Offers.filter(({ State, CoverageState }) => State === 'waiting' || CoverageState === 'coming')).toEqual(
        [],
      );
      return Offers;
    },
    { timeout: 20_000, interval: 100 },
  );
});
afterAll(() => api.close());

const day = 86_400;
const email = 'bina@example.com';
/** Others may find at binding that a price changed, or fail now and then. */
const neverOdd = '901';
const sold = (line: string) => offers.filter(({ Line, State }) => Line === line && State === 'active');

async function read(headerGuid: string, browser = quoting.browser) {
  const { envelope } = await browser.bySite(calls.propertyQuotation.path, { HeaderGuid: headerGuid });
  return calls.propertyQuotation.data.parse(envelope.Data);
}

test('every company sells the earthquake policy at the official price, and homes at its own', async () => {
  const { OfficialPrice } = await read(quoting.headerGuid);
  expect(sold('dask').length).toBeGreaterThanOrEqual(5);
  expect(new Set(sold('dask').map(({ GrossPremium }) => GrossPremium))).toEqual(new Set([OfficialPrice?.Gross]));
  expect(new Set(sold('konut').map(({ GrossPremium }) => GrossPremium)).size).toBeGreaterThan(1);
});

describe('an earthquake policy with a home beside it', () => {
  test('is bought in one basket, and tells the address where a vehicle tells its plate', async () => {
    const [main, addOn] = ['dask', 'konut'].map((line) =>
      sold(line).find(({ InsuranceFirm }) => InsuranceFirm === neverOdd),
    );
    if (!main || !addOn) throw new Error(`${neverOdd} does not offer both`);
    const bought = await buy(quoting, { main, addOns: [addOn], email });
    expect(bought).toMatchObject({ State: 'done', LicensePlateNumber: null });
    expect(bought.Items.map(({ Line, PolicyGuid }) => [Line, PolicyGuid !== null])).toEqual([
      ['dask', true],
      ['konut', true],
    ]);
  });

  test('offers that are shown to others tell the place and no address', async () => {
    const { envelope } = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
    const { Token } = calls.shareOffers.data.parse(envelope.Data);
    const shown = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
    const county = quoting.opened.Address?.County;
    expect(calls.sharedOffers.data.parse(shown.envelope.Data)).toMatchObject({
      Vehicle: null,
      Insured: { Kind: 'property', Title: `${county}, 110 m²` },
    });
    expect(JSON.stringify(shown.envelope.Data)).not.toContain(quoting.opened.Address?.OpenAddress);
  });

  test('is renewed for the same building with its answers, cheaper because it is one of ours', async () => {
    const first = await read(quoting.headerGuid);
    api.clock.advance(356 * day);
    await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
    const [note] = (await api.sandbox.inbox(quoting.phone)).filter(({ text }) => text.includes('DASK'));
    const Token = new URL(/https:\S+/.exec(note?.text ?? '')?.[0] ?? '').searchParams.get('yenileme') ?? '';
    const browser = openBrowser(api);
    await browser.bySite(calls.renewPolicy.path, { Token });
    const SmsActivationCode = await browser.readCode(quoting.phone);
    const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
    const { HeaderGuid, QueryType } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
    expect(QueryType).toBe('dask');
    const renewed = await read(HeaderGuid, browser);
    expect(renewed).toMatchObject({
      Address: first.Address,
      EarthquakePolicy: { PolicyEnd: '2027-11-20' },
      Answers: { GrossArea: 110, InsuredRole: '1', PolicyStart: '2027-11-20', CrossSellingBranches: ['konut'] },
    });
    const asked = await browser.bySite(calls.propertyUpdateInfo.path, { HeaderGuid, ...renewed.Answers });
    expect(asked.envelope.StatusCode).toBe(200);
    const { OfficialPrice } = await read(HeaderGuid, browser);
    expect(OfficialPrice?.Adjustments).toEqual([{ Key: 'renewal', Percent: -20 }]);
    expect(OfficialPrice?.Gross).toBeLessThan(first.OfficialPrice?.Gross ?? 0);
  });
});
