import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { formatLira } from '#domain/money.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { StartData } from '#web/start/start-data.ts';
import { startTestApi, type TestApi } from './api-client.ts';
import { sampleOffer } from './quotations.ts';
import { startTestSite, type TestSite, visitorHeaders } from './test-site.ts';
import { openQuotation } from './vehicle-quotation.ts';

const offerCount = 20;
const mostBytes = 60 * 1024;
const prices = Array.from({ length: offerCount }, (_, place) => 2_000_000 + place * 12_345);

/** A whole answer of an ordinary insurer: every cover is told, some by an amount of its own. */
const coveragesAt = (place: number): readonly Coverage[] =>
  coveragesOf('kasko').rows.map(({ key, sense }, at) => ({
    key,
    value:
      sense === 'excess' || at % 2 === 0 ? { kind: 'amount', amount: 100_000 * (place + 1) } : { kind: 'included' },
  }));

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  site = await startTestSite(await api.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await site.close();
  await api.close();
});

/** A quotation to which the panel has made 20 offers. */
async function offered() {
  const { browser, headerGuid, update } = await openQuotation(api);
  await update();
  const { quotations, clock } = api.ports;
  const now = clock.now();
  const validUntil = new Date(now.getTime() + 30 * 3_600_000);
  await quotations.stayAlive('tests', 60_000);
  const rows = await quotations.claim('tests', 100);
  const all = prices.map((gross, place) =>
    sampleOffer({
      proposalNumber: `T-${place}`,
      packageCode: `P${place}`,
      packageName: `Paket ${place + 1}.`,
      gross,
      installments: [1, 3, 9].map((count) => ({ count, gross })),
      validUntil,
      coverages: coveragesAt(place),
    }),
  );
  const each = offerCount / rows.length;
  for (const [place, row] of rows.entries()) {
    const offers = all.slice(place * each, (place + 1) * each);
    await quotations.answer(row, { kind: 'offers', offers, coverageComing: false }, now);
  }
  return { visitor: browser.visitor, headerGuid, address: `/trafik/kasko-teklif?teklif=${headerGuid}&adim=teklifler` };
}

/** Which of these stand in a text, and how often. */
const found = (text: string, sought: readonly string[]) => sought.map((each) => text.split(each).length - 1);

const ask = (path: string, visitor: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { ...visitorHeaders(visitor), ...headers } });

const versionIn = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
const startOf = (html: string, address: string) => `/api/page/${versionIn(html)}?path=${encodeURIComponent(address)}`;

describe('the page of offers', () => {
  test('is answered with every offer in it, each price once, and 20 weigh at most 60 KB', async () => {
    const { address, visitor } = await offered();
    const reply = await ask(address, visitor);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const html = await reply.text();
    expect(found(html, ['<article', '34 ABC 123', '__reactRouterContext'])).toEqual([offerCount, 1, 0]);
    expect(found(html, prices.map(formatLira))).toEqual(prices.map(() => 1));
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostBytes);
  });

  test('starts by itself from what it was drawn from, which its own person alone is told', async () => {
    const { address, visitor } = await offered();
    const html = await (await ask(address, visitor)).text();
    expect(html.match(/<script type="module"[^>]+ data-now><\/script>/g)).toHaveLength(1);
    expect(html.match(/data-files="[^"]* offers-/g)).toHaveLength(1);
    const own = await ask(startOf(html, address), visitor);
    expect(own.headers.get('cache-control')).toBe('no-store');
    const { state } = (await own.json()) as StartData;
    expect(found(state, ['Paket 20.'])).toEqual([1]);
    const other = await ask(startOf(html, address), randomUUID());
    expect(found(await other.text(), ['Paket'])).toEqual([0]);
    expect((await ask(`/api/page/${versionIn(html)}`, visitor)).status).toBe(404);
  });

  test('shows a stranger nothing of the quotation, nor its owner once the proof is over', async () => {
    const { address, visitor } = await offered();
    const told = ['<article', 'Paket', '34 ABC 123', '34ABC123'];
    for (const path of [address, `${address}&utm_source=posta`]) {
      expect(found(await (await ask(path, randomUUID())).text(), told)).toEqual([0, 0, 0, 0]);
    }
    expect(found(await (await ask(address, visitor)).text(), ['<article'])).toEqual([offerCount]);
    api.clock.advance(2 * 86_400);
    const late = await (await ask(address, visitor)).text();
    expect(found(late, told)).toEqual([0, 0, 0, 0]);
    expect(found(late, ['data-now'])).toEqual([1]);
  });

  test('is read anew for every request: what changed is shown', async () => {
    const { address, visitor, headerGuid } = await offered();
    const [before = 0] = prices;
    expect(found(await (await ask(address, visitor)).text(), [formatLira(before)])).toEqual([1]);
    const { quotations } = api.ports;
    const rows = (await quotations.changes(headerGuid, undefined))?.rows ?? [];
    const cheapest = rows.find(({ offer }) => offer?.gross === before);
    await quotations.reprice(cheapest?.id ?? '', { installmentCount: 1, gross: 1_999_999 });
    const html = await (await ask(address, visitor)).text();
    expect(found(html, [formatLira(before), formatLira(1_999_999)])).toEqual([0, 1]);
  });

  test('comes in the coding that is asked for, the same each time', async () => {
    const { address, visitor } = await offered();
    const plain = await (await ask(address, visitor, { 'accept-encoding': 'identity' })).text();
    for (const coding of ['br', 'gzip', 'br']) {
      const reply = await ask(address, visitor, { 'accept-encoding': coding });
      expect(reply.headers.get('content-encoding')).toBe(coding);
      expect((await reply.text()) === plain).toBe(true);
    }
  });
});
