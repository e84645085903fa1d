import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { quotedAt } from '#catalog/flows/read-quote-address.ts';
import type { Offer, OfferList } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { failureReasons } from '#messages/quotation.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { joinHolder } from '#testing/policy-holder.ts';
import { openPropertyQuotation, quoteProperty } from '#testing/property-quotation.ts';
import { buy } from '#testing/purchase.ts';
import { timePasses } from '#testing/time-passes.ts';
import type { Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

async function list({ browser, headerGuid }: Quoting): Promise<OfferList> {
  const { envelope } = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  return calls.listOffers.data.parse(envelope.Data);
}

const until = <Value>(work: () => Promise<Value>) => vi.waitFor(work, { timeout: 15_000, interval: 50 });

/** The list once nobody is awaited but those who are named. */
const answered = (quoting: Quoting, still: readonly string[] = []) =>
  until(async () => {
    const { Offers } = await list(quoting);
    const isOpen = ({ State, CoverageState }: Offer) => State === 'waiting' || CoverageState === 'coming';
    expect(Offers.filter(isOpen).map(({ InsuranceFirm }) => InsuranceFirm)).toEqual(still);
    return Offers;
  });

const reasons = {
  error: failureReasons.faulty,
  garbage: failureReasons.unreadable,
  huge: failureReasons.unreadable,
  reset: failureReasons.unreachable,
  hang: failureReasons.tooSlow,
} as const;
type Failing = keyof typeof reasons;
type Turn = Readonly<Partial<Record<Failing | 'decline' | 'slow', string>>>;
type LineFaults = {
  readonly line: 'dask' | 'konut';
  readonly again: string;
  readonly seconds: number;
  readonly turns: readonly Turn[];
};

/** Every insurer of the line but one does something else wrong in each of two turns. */
const table: readonly LineFaults[] = [
  {
    line: 'dask',
    again: calls.startDask.path,
    seconds: 40,
    turns: [
      { error: '901', garbage: '903', huge: '906', reset: '907', hang: '914' },
      { error: '915', garbage: '914', reset: '903', decline: '906', slow: '901' },
    ],
  },
  {
    line: 'konut',
    again: calls.startHome.path,
    seconds: 70,
    turns: [
      { error: '901', garbage: '904', huge: '905', reset: '907', hang: '914' },
      { error: '904', garbage: '916', reset: '905', decline: '914', slow: '907' },
    ],
  },
];

describe.each(table)('insurers of $line that fail', ({ line, again, seconds, turns }) => {
  test.each(turns)('%o: each is told in its own way, the others offer, and who is mended offers too', async (at) => {
    for (const [mode, code] of Object.entries(at))
      api.sandbox.world.behaviours.change(`insurers/${code}`, { mode: mode as keyof Turn, latencyMs: 300 });
    const quoting = await openPropertyQuotation(api, { QueryType: line });
    await quoting.update();
    await answered(quoting, at.hang ? [at.hang] : []);
    api.clock.advance(seconds + 1);
    await timePasses(api.database, seconds + 1);
    await api.ports.quotations.closeOverdue(api.clock.now());
    const offers = await answered(quoting);
    const of = (code: string | undefined) => offers.filter(({ InsuranceFirm }) => InsuranceFirm === code);
    const failing = Object.entries(reasons).filter(([mode]) => at[mode as Failing]);
    for (const [mode, Reason] of failing)
      expect(of(at[mode as Failing]), mode).toMatchObject([{ State: 'failed', Retryable: true, Reason }]);
    if (at.decline) expect(of(at.decline)).toMatchObject([{ State: 'declined', Retryable: false }]);
    const broken = Object.entries(at).flatMap(([mode, code]) => (mode === 'slow' ? [] : [code]));
    const sellers = api.ports.panel.filter(({ lines }) => lines.includes(line)).map(({ code }) => code);
    for (const code of sellers.filter((seller) => !broken.includes(seller)))
      expect(of(code)[0], code).toMatchObject({ State: 'active' });

    api.sandbox.world.behaviours.reset();
    for (const [mode] of failing) {
      const model = { HeaderGuid: quoting.headerGuid, InsuranceFirm: at[mode as Failing], QueryType: line };
      expect((await quoting.browser.bySite(again, model)).envelope.StatusCode).toBe(200);
    }
    const mended = await answered(quoting);
    expect(mended.filter(({ State }) => State === 'failed')).toEqual([]);
    for (const code of sellers.filter((seller) => seller !== at.decline))
      expect(mended.some(({ InsuranceFirm, State }) => InsuranceFirm === code && State === 'active')).toBe(true);
  });
});

describe('a home that an insurer looks at first', () => {
  test('is told of by SMS and mail when it has answered, and is bought at the price it came to', async () => {
    const { browser, person } = await joinHolder(api, {});
    const { NationalNumber, Phone: phone } = person;
    const quoting = await quoteProperty({ browser, phone }, { QueryType: 'konut', NationalNumber });
    await quoting.update({ KonutInsaYili: 1970 });
    const [looking] = (await answered(quoting)).filter(({ State }) => State === 'review');
    expect(looking).toMatchObject({ InsuranceFirm: '901', Reason: expect.stringContaining('1975 ve öncesinde') });
    api.clock.advance(11 * 60);
    const offers = await until(async () => {
      const { Offers } = await list(quoting);
      const told = Offers.filter(
        ({ InsuranceFirm, CoverageState }) => InsuranceFirm === '901' && CoverageState === 'told',
      );
      expect(told.length).toBeGreaterThan(1);
      return told;
    });
    const [note] = await until(async () => {
      const said = (await api.sandbox.inbox(phone)).filter(({ text }) => text.includes('incelemesini'));
      expect(said).toHaveLength(1);
      return said;
    });
    expect(note?.text).toContain('Çınaraltı Sigorta, Konut sigortası teklifinizle ilgili incelemesini bitirdi.');
    const link = new URL(/https?:\/\/\S+/.exec(note?.text ?? '')?.[0] ?? '');
    expect(quotedAt(link.pathname, link.searchParams)).toMatchObject({ line: 'konut' });
    const [mail] = await until(async () => {
      const sent = await api.sandbox.mails(person.Email);
      expect(sent).toHaveLength(1);
      return sent;
    });
    expect(mail?.text).toContain('Konut sigortası teklifinizle ilgili incelemesini bitirdi ve yanıtını verdi.');
    expect(mail?.text).not.toContain(quoting.opened.Address?.OpenAddress);
    const [main] = offers;
    if (!main) throw new Error('nothing is offered');
    const bought = await buy(quoting, { main, email: person.Email });
    expect(bought).toMatchObject({ State: 'done', CapturedPremium: main.GrossPremium });
  });
});
