import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Quotations } from '#ports/quotations.ts';
import { newPerson } from '#testing/people.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from '#testing/quotations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { quotationRepository } from './index.ts';

const now = new Date('2026-11-15T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let target: TestDatabase;
let stored: Quotations;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  stored = quotationRepository(target.database, { quotationChanged: () => undefined, rowsWait: () => undefined });
});
afterAll(() => target.drop());
beforeEach(() => target.database.$client.query('truncate quotations, workers cascade'));

/** A quotation whose insurers answered with these prices, in lira. */
async function priced(
  prices: Readonly<Record<string, number>>,
  { line = 'kasko', at = now, number = newPerson().NationalNumber } = {},
): Promise<void> {
  const asked = line as 'kasko' | 'trafik';
  const sample = sampleQuotation('owner');
  const customer = { ...sample.customer, identity: { kind: 'national', number } as const };
  const id = await stored.open({ ...sample, customer }, at);
  const questions = Object.keys(prices).map((insurer) => ({ line: asked, insurer, digest: 'd' }));
  await stored.ask(id, sampleAsked, { questions, now: at, windowMs: 70_000 });
  await stored.stayAlive('a', 6_000);
  for (const row of await stored.claim('a', 100)) {
    const offers = [sampleOffer({ gross: (prices[row.insurer] ?? 0) * 100 })];
    await stored.answer(row, { kind: 'offers', offers, coverageComing: false }, at);
  }
}

test('the prices of a line lie between its tenths, counted by offer, insurer and person', async () => {
  for (let more = 0; more < 5; more += 1) await priced({ 901: 1000 + more, 902: 2000 + more, 903: 3000 + more });
  const number = '11111111110';
  await priced({ 901: 1 }, { number });
  await priced({ 902: 999_999 }, { number });
  expect(await stored.seenPrices('kasko', daysAgo(30))).toEqual({
    low: 100_000,
    high: 300_400,
    offers: 17,
    insurers: 3,
    people: 6,
  });
});

test('what is older, of another line, beside another line, declined or asked anew does not count', async () => {
  await priced({ 901: 1000 }, { at: daysAgo(31) });
  await priced({ 902: 1000 }, { line: 'trafik' });
  expect(await stored.seenPrices('kasko', daysAgo(30))).toBeUndefined();
  expect(await stored.seenPrices('trafik', daysAgo(30))).toBeUndefined();
  await priced({ 903: 1500 });
  await target.database.$client.query("update offers set superseded_at = now() where insurer = '903'");
  expect(await stored.seenPrices('kasko', daysAgo(30))).toBeUndefined();
  await priced({ 904: 1700 });
  await target.database.$client.query("update offers set state = 'expired' where insurer = '904'");
  expect(await stored.seenPrices('kasko', daysAgo(30))).toMatchObject({ low: 170_000, offers: 1 });
});
