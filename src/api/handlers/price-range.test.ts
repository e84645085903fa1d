import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openQuotation } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
});
afterAll(() => api.close());

async function rangeOf(QueryType: string) {
  return calls.getPriceRange.data.parse((await api.call(calls.getPriceRange.path, { QueryType })).envelope.Data);
}

test('the range of a line is told once enough people were offered prices, and is counted anew after some minutes', async () => {
  expect(await rangeOf('kasko')).toBeNull();
  const all: number[] = [];
  for (let person = 0; person < 5; person += 1) {
    const quoting = await openQuotation(api);
    await quoting.update();
    const list = await vi.waitFor(
      async () => {
        const reply = await quoting.browser.bySite(calls.listOffers.path, { HeaderGuid: quoting.headerGuid });
        const told = calls.listOffers.data.parse(reply.envelope.Data);
        expect(told.Offers.some(({ State }) => State === 'waiting')).toBe(false);
        return told;
      },
      { timeout: 10_000, interval: 50 },
    );
    all.push(...list.Offers.flatMap(({ Line, GrossPremium }) => (Line === 'kasko' ? (GrossPremium ?? []) : [])));
  }
  expect(await rangeOf('kasko')).toBeNull();
  api.clock.advance(6 * 60);
  const range = await rangeOf('kasko');
  expect(range).toMatchObject({ OfferCount: all.length, Days: 30 });
  expect(range?.Low).toBeGreaterThanOrEqual(Math.min(...all));
  expect(range?.High).toBeLessThanOrEqual(Math.max(...all));
  expect(range?.Low).toBeLessThan(range?.High ?? 0);
  expect(await rangeOf('trafik')).toBeNull();
});
