import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { waitingKinds } from '#domain/desk/waiting.ts';
import { reviewTexts, todayTexts } from '#messages/desk-today.ts';
import type { Insurer } from '#ports/insurer.ts';
import { guardInsurer } from '#services/insurer/guard-insurer.ts';
import { RestKeeper } from '#services/insurer/rest-keeper.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Records, recordsOf } from '#testing/bought.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from '#testing/quotations.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

type Today = DataOf<'today'>;
type Reviews = DataOf<'reviews'>;

let api: TestApi;
let desk: TestDesk;
let records: Records;
let someone: AtDesk;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  desk = await startTestDesk(api);
  records = recordsOf(api.database);
  someone = await desk.as('read');
});
afterAll(async () => {
  await desk.close();
  await api.close();
});
beforeEach(() => api.database.$client.query('truncate quotations, orders, policies, resting_insurers cascade'));

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000);

/** An offer that its insurer looks at, of a line. */
async function looked(line: 'kasko' | 'tamamlayici', insurer = '901'): Promise<void> {
  const { quotations } = records;
  const now = api.clock.now();
  const id = await quotations.open(sampleQuotation('v'), now);
  await quotations.ask(id, sampleAsked, { questions: [{ line, insurer, digest: 'd' }], now, windowMs: 70_000 });
  const [row] = (await quotations.changes(id, undefined))?.rows ?? [];
  if (!row) throw new Error('Nobody was asked');
  const wantedDocuments = ['Hekim raporu'];
  await quotations.answer(row, { kind: 'review', reference: 'R', note: undefined, wantedDocuments }, now);
}

describe('today', () => {
  test('shows every day of the period and every kind that may wait, on a desk where nothing happened', async () => {
    const today = await someone.data<Today>('/');
    expect(today.Trade.Days).toHaveLength(14);
    expect(today.Trade.Lines).toEqual([]);
    expect(today.Waiting.map(({ Kind, Count, Oldest }) => [Kind, Count, Oldest])).toEqual(
      waitingKinds.map((kind) => [kind, 0, null]),
    );
    expect(today.Insurers.length).toBeGreaterThan(5);
    const { body, statusCode } = await someone.get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain(todayTexts.noTrade);
  });

  test('counts what was asked for and sold in the chosen period and line', async () => {
    await records.bought(daysAgo(20));
    await records.bought(daysAgo(3));
    await records.asked(daysAgo(3));
    const { gross } = sampleOffer();
    const sold = { Quotations: 2, Bought: 1, Conversion: 50, Policies: 1, Gross: gross };
    expect((await someone.data<Today>('/')).Trade.Total).toEqual(sold);
    const month = await someone.data<Today>('/?Days=30&Line=kasko');
    expect(month.Trade.Total).toMatchObject({ Quotations: 3, Bought: 2, Policies: 2 });
    expect(month.Trade.Lines.map(({ Line }) => Line)).toEqual(['kasko']);
    expect((await someone.data<Today>('/?Line=dask')).Trade.Total.Quotations).toBe(0);
    expect((await someone.data<Today>('/?Days=1000000&Line=yok&Sort=x')).Trade.Days).toHaveLength(14);
  });

  test('draws plots that say in words what they show, and the same in tables', async () => {
    await records.bought(daysAgo(1));
    const { body } = await someone.get('/');
    expect(body.match(/<svg role="img" aria-label="[^"]+"/g)).toHaveLength(4);
    expect(body).toContain(todayTexts.asTable);
    expect(body).toContain('10.500,00 TL');
    expect(body).not.toContain('style="');
  });

  test('tells which insurers are left alone, and sorts by any column', async () => {
    const [first, second] = desk.ports.panel;
    if (!first || !second) throw new Error('There is no panel');
    const rest = { wall: 'asking', agoMs: 60_000, leftMs: 10_000 } as const;
    await desk.ports.restingInsurers.keep('a', [{ ...rest, insurer: second.code }], 60_000);
    await desk.ports.restingInsurers.keep('gone', [{ ...rest, insurer: first.code }], -1);
    const { Insurers } = await someone.data<Today>('/?Sort=restDown');
    expect(Insurers[0]).toMatchObject({ Insurer: second.code, AskingRest: 'resting', SettlingRest: 'not' });
    expect(Insurers.filter(({ AskingRest }) => AskingRest !== 'not')).toHaveLength(1);
    const { body } = await someone.get('/?Sort=restDown');
    expect(body).toContain(todayTexts.rests.resting);
    expect(body).toContain('aria-sort="descending"');
  });

  test('tells which insurers are switched off at the desk', async () => {
    const [first, second] = desk.ports.panel;
    const line = second?.lines[0];
    if (!first || !second || !line) throw new Error('There is no panel');
    const service = await desk.as('service');
    const wish = { Line: 'all', Reason: 'Yanıt vermiyor' };
    await service.act(`/sirketler/${first.code}/kapat`, wish);
    await service.act(`/sirketler/${second.code}/kapat`, { ...wish, Line: line });
    const { Insurers } = await someone.data<Today>('/?Sort=restDown');
    expect(Insurers.slice(0, 3).map(({ Insurer: code, Switched }) => [code, Switched])).toEqual([
      [first.code, 'off'],
      [second.code, 'partly'],
      [expect.any(String), 'on'],
    ]);
    const { body } = await someone.get('/');
    expect(body).toContain(todayTexts.switched.off);
    expect(body).toContain(todayTexts.switched.partly);
    expect(body.split(todayTexts.rests.not)).toHaveLength(Insurers.length);
    for (const { code } of [first, second]) await service.act(`/sirketler/${code}/ac`, wish);
  });

  test('tells of an insurer as soon as a process leaves it alone, and no more when that process stops', async () => {
    const [first] = desk.ports.panel;
    if (!first) throw new Error('There is no panel');
    const { restingInsurers } = desk.ports;
    const faults: unknown[] = [];
    const keeper = new RestKeeper({ restingInsurers, name: 'process', onFault: (error) => faults.push(error) });
    const broken = {
      capabilities: { ...first, quoteIsRepeatable: false },
      quote: async () => ({ kind: 'failed', reason: 'faulty' }) as const,
    } as unknown as Insurer;
    const { quote } = guardInsurer(broken, keeper.watch(first.code));
    const request = sampleQuote({ line: 'trafik', reference: 'r', start: '2026-11-16' });
    for (let count = 0; count < 8; count += 1) await quote(request, { signal: AbortSignal.timeout(5_000) });
    const restOf = async () =>
      (await someone.data<Today>('/')).Insurers.find(({ Insurer: code }) => code === first.code)?.AskingRest;
    await vi.waitFor(async () => expect(await restOf()).toBe('resting'));
    await keeper.stop();
    expect(await restOf()).toBe('not');
    expect(faults).toEqual([]);
  });

  test('leads to the lists on which work goes on', async () => {
    const { body } = await someone.get('/');
    for (const path of [
      '/siparisler?State=needsAttention',
      '/iadeler',
      '/onaylar',
      '/iptaller',
      '/destek',
      '/bulgular',
    ])
      expect(body).toContain(`href="${path}"`);
    expect((await someone.get('/incelemeler')).statusCode).toBe(200);
  });
});

describe('reviews', () => {
  test('say what is wanted, but not where it may tell of somebody’s health', async () => {
    await looked('kasko');
    await looked('tamamlayici');
    const { Rows } = await someone.data<Reviews>('/incelemeler');
    const wanted = Object.fromEntries(Rows.map(({ Line, Wanted, WantedCount }) => [Line, { Wanted, WantedCount }]));
    expect(wanted).toEqual({
      kasko: { Wanted: ['Hekim raporu'], WantedCount: 1 },
      tamamlayici: { Wanted: null, WantedCount: 1 },
    });
    const { body } = await someone.get('/incelemeler');
    expect(body).toContain(reviewTexts.hidden(1));
    expect(body.match(/Hekim raporu/g)).toHaveLength(1);
  });

  test('are paged, with the oldest first and nothing personal', async () => {
    for (let count = 0; count < 26; count += 1) {
      await looked('kasko');
      api.clock.advance(1);
    }
    const first = await someone.data<Reviews>('/incelemeler');
    expect([first.Rows.length, first.HasMore]).toEqual([25, true]);
    const second = await someone.data<Reviews>('/incelemeler?Page=2');
    expect([second.Rows.length, second.HasMore]).toEqual([1, false]);
    const all = [...first.Rows, ...second.Rows].map(({ Since }) => Since);
    expect(all).toEqual(all.toSorted());
    const { customer, risk } = sampleAsked;
    const { body } = await someone.get('/incelemeler');
    const plate = risk.kind === 'vehicle' ? risk.plate : undefined;
    for (const personal of [customer.phone, customer.name, customer.identity.number, plate])
      expect(body).not.toContain(personal);
  });
});
