import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { newPerson } from '#testing/people.ts';
import { settledOffers } from '#testing/purchase.ts';
import { openQuotation } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
});
afterAll(() => api.close());

async function rangeOf(QueryType: string) {
  return calls.getPriceRange.data.parse((await api.call(calls.getPriceRange.path, { QueryType })).envelope.Data);
}

/** Asks for a car that the registers know as anybody's, and tells what it was offered for. */
async function pricesFor(NationalNumber: string): Promise<readonly number[]> {
  const quoting = await openQuotation(api, { NationalNumber, LicensePlateNumber: '34KRS102' });
  await quoting.update();
  const offers = await settledOffers(quoting);
  return offers.flatMap(({ Line, GrossPremium }) => (Line === 'kasko' ? (GrossPremium ?? []) : []));
}

test('the range of a line is told once enough people were offered prices, and is counted anew after some minutes', async () => {
  expect(await rangeOf('kasko')).toBeNull();
  const all: number[] = [];
  const { NationalNumber } = newPerson();
  for (let again = 0; again < 5; again += 1) all.push(...(await pricesFor(NationalNumber)));
  api.clock.advance(6 * 60);
  // As many as are wanted, but all of one person.
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(await rangeOf('kasko')).toBeNull();
  for (let others = 0; others < 4; others += 1) all.push(...(await pricesFor(newPerson().NationalNumber)));
  expect(await rangeOf('kasko')).toBeNull();
  api.clock.advance(6 * 60);
  const range = await rangeOf('kasko');
  expect(range).toMatchObject({ OfferCount: all.length, Days: 30 });
  expect(range?.Low).toBeGreaterThanOrEqual(Math.min(...all));
  expect(range?.High).toBeLessThanOrEqual(Math.max(...all));
  expect(range?.Low).toBeLessThan(range?.High ?? 0);
  expect(await rangeOf('trafik')).toBeNull();
});
