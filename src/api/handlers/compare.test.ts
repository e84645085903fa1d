import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import type { Browser } from '#testing/browser.ts';
import { openQuotation, proveVisitor, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let quoting: Quoting;
let ids: readonly string[];

async function offersOf({ browser, headerGuid }: Quoting) {
  const { envelope } = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  return calls.listOffers.data.parse(envelope.Data);
}

async function asked(): Promise<Quoting> {
  const opened = await openQuotation(api);
  await opened.update();
  return opened;
}

/** Ids of the offers once everybody has answered and told the coverages. */
async function offerIds(of: Quoting): Promise<readonly string[]> {
  return vi.waitFor(
    async () => {
      const { Offers, State } = await offersOf(of);
      expect(State).toBe('complete');
      expect(Offers.filter(({ CoverageState }) => CoverageState === 'coming')).toEqual([]);
      return Offers.filter((offer) => offer.State === 'active').map(({ OfferGuid }) => OfferGuid);
    },
    { timeout: 10_000, interval: 50 },
  );
}

const compare = (browser: Browser, HeaderGuid: string, OfferGuids: readonly string[]) =>
  browser.bySite(calls.comparePackages.path, { HeaderGuid, OfferGuids });

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
  quoting = await asked();
  ids = await offerIds(quoting);
});
afterAll(() => api.close());

describe('[C-18] chosen offers side by side', () => {
  test('come in the order of the question, each as the list tells it', async () => {
    const wanted = [ids[3], ids[0], ids[2], ids[1]].map(String);
    const { envelope } = await compare(quoting.browser, quoting.headerGuid, wanted);
    const { Offers } = calls.comparePackages.data.parse(envelope.Data);
    expect(Offers.map(({ OfferGuid }) => OfferGuid)).toEqual(wanted);
    const listed = (await offersOf(quoting)).Offers;
    for (const offer of Offers) expect(listed).toContainEqual(offer);
  });

  test('an offer named twice stands once', async () => {
    const { envelope } = await compare(quoting.browser, quoting.headerGuid, [String(ids[0]), String(ids[0])]);
    expect(calls.comparePackages.data.parse(envelope.Data).Offers).toHaveLength(1);
  });

  test('are four at most and one at least, and the reply says so', async () => {
    const five = await compare(quoting.browser, quoting.headerGuid, ids.slice(0, 5));
    expect(five.envelope).toMatchObject({
      StatusCode: 1000,
      Messages: ['En çok 4 teklif karşılaştırılabilir. Birini çıkarıp tekrar deneyin.'],
    });
    const none = await compare(quoting.browser, quoting.headerGuid, []);
    expect(none.envelope).toMatchObject({
      StatusCode: 1000,
      Messages: ['Karşılaştırmak için en az bir teklif seçin.'],
    });
  });

  test('are not found for another visitor, in another quotation, or where one is unknown', async () => {
    const other = await asked();
    const { browser } = await proveVisitor(api);
    const own = String(ids[0]);
    for (const [asking, headerGuid, wanted] of [
      [browser, quoting.headerGuid, [own]],
      [other.browser, other.headerGuid, [own]],
      [other.browser, quoting.headerGuid, [own]],
      [quoting.browser, quoting.headerGuid, [own, randomUUID()]],
    ] as const) {
      const { status, envelope } = await compare(asking, headerGuid, wanted);
      expect([status, envelope.Data]).toEqual([404, null]);
    }
  });
});
