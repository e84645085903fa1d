import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Question, Quotations } from '#ports/quotations.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from '#testing/quotations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timePasses } from '#testing/time-passes.ts';
import { DatabaseBroker } from '../../broker.ts';
import { quotationRepository } from './index.ts';

const now = new Date('2026-11-15T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const windowMs = 70_000;
const closesAt = later(70);
const question = (insurer: string, more: Partial<Question> = {}): Question => ({
  line: 'kasko',
  insurer,
  digest: 'd1',
  ...more,
});
const offered = (...offers: Parameters<typeof sampleOffer>) =>
  ({ kind: 'offers', offers: [sampleOffer(...offers)], coverageComing: true }) as const;

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('quotations on $server', ({ url }) => {
  let target: TestDatabase;
  let stored: Quotations;
  let broker: DatabaseBroker;
  let id: string;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    broker = new DatabaseBroker(target.url);
    await broker.start();
    stored = quotationRepository(target.database, broker);
  });
  afterAll(async () => {
    await broker.stop();
    await target.drop();
  });
  beforeEach(async () => {
    await target.database.$client.query('truncate quotations, workers cascade');
    id = await stored.open(sampleQuotation('owner'), now);
  });

  const ask = (questions: readonly Question[], moment = now) =>
    stored.ask(id, sampleAsked, { questions, now: moment, windowMs });
  const claim = async (worker = 'a') => {
    await stored.stayAlive(worker, 6_000);
    return stored.claim(worker, 100);
  };
  const pass = (seconds: number) => timePasses(target.database, seconds);
  const changes = async (after?: { round: number; revision: number }) => {
    const answer = await stored.changes(id, after);
    if (!answer) throw new Error('not asked');
    return answer;
  };

  test('a quotation is seen by who opened it or was admitted, and by nobody else', async () => {
    expect(await stored.find(id, 'owner')).toMatchObject({ id, line: 'kasko', asked: undefined });
    expect(await stored.find(id, 'other')).toBeUndefined();
    expect(await stored.reopen(id, sampleQuotation('other'))).toBe(false);
    await stored.admit(id, 'other', now);
    await stored.admit(id, 'other', now);
    expect(await stored.find(id, 'other')).toMatchObject({ id });
    await stored.share(id, 'digest');
    expect(await stored.findShared('digest')).toMatchObject({ id });
    expect(await stored.findShared('other')).toBeUndefined();
    await stored.keepOwnLink(id, 'own digest');
    expect(await stored.findShared('own digest')).toBeUndefined();
    for (const digest of ['digest', 'own digest']) expect(await stored.findLinked(digest)).toMatchObject({ id });
    expect(await stored.findLinked('other')).toBeUndefined();
  });

  test('what was asked is not opened again', async () => {
    expect(await stored.reopen(id, { ...sampleQuotation('owner'), line: 'trafik' })).toBe(true);
    await ask([question('901')]);
    expect(await stored.reopen(id, sampleQuotation('owner'))).toBe(false);
    expect((await stored.find(id, 'owner'))?.asked).toEqual({ ...sampleAsked, askedAt: now, closesAt });
  });

  test('starting twice, or twenty times at once, asks each insurer once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask([question('901'), question('902')])));
    expect((await changes()).rows.map(({ insurer }) => insurer).sort()).toEqual(['901', '902']);
    const before = await changes();
    await ask([question('901'), question('902')]);
    expect(await changes()).toMatchObject({ round: before.round, revision: before.revision });
  });

  test('a changed question is asked anew, an unchanged one keeps its answer', async () => {
    await ask([question('901'), question('902'), question('902', { line: 'ferdikaza' })]);
    for (const row of await claim()) await stored.answer(row, offered(), now);
    const first = await changes();
    await ask([
      question('901', { digest: 'd2' }),
      question('902', { digest: 'd2' }),
      question('902', { line: 'ferdikaza' }),
    ]);
    const second = await changes(first);
    expect(second).toMatchObject({ round: first.round + 1, full: true, waiting: 2, answered: 0, total: 2 });
    expect(second.rows.map(({ line, state }) => `${line} ${state}`).sort()).toEqual([
      'ferdikaza active',
      'kasko waiting',
      'kasko waiting',
    ]);
  });

  test('an answer counts once, and not for a question that was replaced meanwhile', async () => {
    await ask([question('901'), question('902')]);
    const [row, other] = await claim();
    if (!row || !other) throw new Error('nothing claimed');
    const stores = await Promise.all(Array.from({ length: 10 }, () => stored.answer(row, offered(), now)));
    expect(stores.filter(Boolean)).toHaveLength(1);
    expect(await stored.answer(row, { kind: 'failed', reason: 'faulty' }, now)).toBe(false);
    await ask([question('901'), question('902', { digest: 'd2' })]);
    expect(await stored.answer(other, offered(), now)).toBe(false);
    expect((await changes()).rows.map(({ state }) => state).sort()).toEqual(['active', 'waiting']);
  });

  test("who reads together is told each from their own place, and workers each quotation's own questions", async () => {
    const other = await stored.open(sampleQuotation('other'), now);
    const unasked = await stored.open(sampleQuotation('third'), now);
    const company = { ...sampleAsked, customer: { ...sampleAsked.customer, name: 'NİL' } };
    await ask([question('901'), question('902')]);
    await stored.ask(other, company, { questions: [question('901'), question('903')], now, windowMs });
    const rows = await claim();
    expect(rows.map(({ quotationId, asked }) => [quotationId, asked.customer.name]).sort()).toEqual(
      [
        [id, sampleAsked.customer.name],
        [id, sampleAsked.customer.name],
        [other, 'NİL'],
        [other, 'NİL'],
      ].sort(),
    );
    const before = await changes();
    for (const row of rows.filter(({ insurer }) => insurer === '901')) await stored.answer(row, offered(), now);
    const [news, all, others, nothing] = await Promise.all([
      stored.changes(id, before),
      stored.changes(id, undefined),
      stored.changes(other, undefined),
      stored.changes(unasked, undefined),
    ]);
    expect(news?.rows.map(({ insurer }) => insurer)).toEqual(['901']);
    expect(news).toMatchObject({ full: false, waiting: 1, answered: 1, total: 2 });
    expect(all?.rows.map(({ insurer }) => insurer).sort()).toEqual(['901', '902']);
    expect(others?.rows.map(({ insurer }) => insurer).sort()).toEqual(['901', '903']);
    expect(others?.rows.every(({ quotationId }) => quotationId === other)).toBe(true);
    expect(nothing).toBeUndefined();
  });

  test('several packages of one insurer are rows of their own', async () => {
    await ask([question('901')]);
    const [row] = await claim();
    const offers = ['A', 'B', 'C'].map((packageCode) => sampleOffer({ packageCode, proposalNumber: packageCode }));
    if (row) await stored.answer(row, { kind: 'offers', offers, coverageComing: true }, now);
    const { rows, answered, total } = await changes();
    expect(rows.map((offer) => offer.offer?.packageCode).sort()).toEqual(['A', 'B', 'C']);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(1);
    expect(rows[0]?.offer).toMatchObject({ gross: 1_050_000, validUntil: new Date('2026-11-20T00:00:00Z') });
    expect({ answered, total }).toEqual({ answered: 1, total: 1 });
  });

  describe('what a price is made of', () => {
    const personPrices = [
      { gross: 600_000, loadingPercent: 15, exclusions: ['Mevcut rahatsızlıklar kapsam dışıdır'] },
      { gross: 450_000, loadingPercent: 5, exclusions: [] },
    ];
    const foreignPrice = { currency: 'EUR', gross: 21_472, rate: 48.9012, rateDay: '2026-11-15' } as const;
    const parts = { personPrices, foreignPrice };

    /** An offer made of parts beside one that is not; gives the first one's id. */
    async function answered(): Promise<string> {
      await ask([question('901')]);
      const [row] = await claim();
      const offers = [
        sampleOffer({ packageCode: 'A', ...parts }),
        sampleOffer({ packageCode: 'B', ...parts }),
        sampleOffer({ packageCode: 'C' }),
      ];
      if (row) await stored.answer(row, { kind: 'offers', offers, coverageComing: false }, now);
      const found = (await changes()).rows.find(({ offer }) => offer?.packageCode === 'A');
      return found?.id ?? '';
    }
    const offerOf = async (offerId: string) => (await stored.offers([offerId]))[0]?.offer;

    test('is kept with every package and told with the changes', async () => {
      const offerId = await answered();
      const byCode = new Map((await changes()).rows.map(({ offer }) => [offer?.packageCode, offer]));
      expect(byCode.get('A')).toMatchObject(parts);
      expect(byCode.get('B')).toMatchObject(parts);
      expect(byCode.get('C')).toMatchObject({ personPrices: [], foreignPrice: undefined });
      expect(await offerOf(offerId)).toMatchObject(parts);
    });

    test('is replaced with a renewed offer, be it by nothing', async () => {
      const offerId = await answered();
      const younger = { ...foreignPrice, rate: 49, rateDay: '2026-11-16' };
      await stored.renew(offerId, sampleOffer({ personPrices, foreignPrice: younger }));
      expect(await offerOf(offerId)).toMatchObject({ personPrices, foreignPrice: younger });
      await stored.renew(offerId, sampleOffer());
      expect(await offerOf(offerId)).toMatchObject({ personPrices: [], foreignPrice: undefined });
    });

    test('follows a price that changes at the last moment, without a rate that does not give it', async () => {
      const offerId = await answered();
      await stored.reprice(offerId, { installmentCount: 1, gross: 1_120_000 });
      const offer = await offerOf(offerId);
      expect(offer).toMatchObject({ gross: 1_120_000, foreignPrice: undefined });
      expect(offer?.personPrices?.map(({ gross }) => gross)).toEqual([640_000, 480_000]);
      expect(offer?.personPrices?.[0]).toMatchObject({ loadingPercent: 15 });
    });

    test('is gone where the insurer is asked again', async () => {
      const offerId = await answered();
      await target.database.$client.query("update offers set state = 'expired'");
      await stored.askAgain(id, { insurer: '901', line: 'kasko', now, windowMs });
      const { rows } = await target.database.$client.query(
        'select person_prices, foreign_price from offers where superseded_at is null',
      );
      expect(rows).toEqual([{ person_prices: null, foreign_price: null }]);
      expect(offerId).not.toBe('');
    });
  });

  test('changes after any place in the history bring exactly what came after it', async () => {
    const insurers = Array.from({ length: 12 }, (_, index) => String(901 + index));
    await ask(insurers.map((insurer) => question(insurer)));
    const start = await changes();
    const seen = new Map(start.rows.map((row) => [row.id, row.state]));
    let place: { round: number; revision: number } = start;
    const answering = Promise.all((await claim()).map((row) => stored.answer(row, offered(), now)));
    while ((await changes()).waiting > 0 || place.revision < (await changes()).revision) {
      const next = await changes(place);
      expect(next.full).toBe(false);
      for (const row of next.rows) {
        expect(seen.get(row.id)).toBe('waiting');
        seen.set(row.id, row.state);
      }
      place = next;
    }
    await answering;
    expect([...seen.values()]).toEqual(insurers.map(() => 'active'));
    expect((await changes(place)).rows).toEqual([]);
  });

  test('a row is taken by one process, and by another once the first is gone', async () => {
    await ask([question('901'), question('902')]);
    const taken = await Promise.all([claim('a'), claim('b'), claim('c')]);
    expect(taken.flat()).toHaveLength(2);
    expect(taken.flat().every(({ askedBefore }) => !askedBefore)).toBe(true);
    await pass(4);
    expect(await claim('d')).toEqual([]);
    await Promise.all(['a', 'b', 'c'].map((worker) => stored.stayAlive(worker, 6_000)));
    await pass(4);
    expect(await claim('d')).toEqual([]);
    await pass(3);
    const retaken = await claim('d');
    expect(retaken.map(({ askedBefore }) => askedBefore)).toEqual([true, true]);
    expect(retaken[0]?.asked).toEqual(sampleAsked);
    expect(retaken[0]?.leftMs).toBeLessThanOrEqual(59_000);
    expect(retaken[0]?.leftMs).toBeGreaterThan(55_000);
  });

  test('what waits when the window closes has failed, and a price that ran out is expired', async () => {
    await ask([question('901'), question('902')]);
    const [row] = await claim();
    if (row) await stored.answer(row, offered({ validUntil: later(600) }), now);
    await pass(67);
    expect((await stored.pending('b', now)).overdue).toBe(false);
    await stored.closeOverdue(later(71));
    expect((await changes()).waiting).toBe(1);
    const before = await changes();
    await pass(4);
    expect((await stored.pending('b', now)).overdue).toBe(true);
    await stored.closeOverdue(now);
    expect((await changes(before)).rows).toMatchObject([{ state: 'failed', reason: 'tooSlow' }]);
    await stored.closeOverdue(later(601));
    expect((await changes()).rows.map(({ state }) => state).sort()).toEqual(['expired', 'failed']);
  });

  test('asking again after prices ran out asks for new ones', async () => {
    await ask([question('901'), question('902')]);
    const [first, second] = await claim();
    if (first) await stored.answer(first, offered({ validUntil: later(10) }), now);
    if (second) await stored.answer(second, offered({ validUntil: later(600) }), now);
    await stored.closeOverdue(later(11));
    await ask([question('901'), question('902')], later(12));
    const states = (await changes()).rows.map(({ insurer, state }) => `${insurer} ${state}`);
    expect(states.sort()).toEqual([`${first?.insurer} waiting`, `${second?.insurer} active`].sort());
  });

  test('one insurer is asked again only about what failed or ran out', async () => {
    await ask([question('901'), question('902')]);
    const [first, second] = await claim();
    if (!first || !second) throw new Error('nothing claimed');
    await stored.answer(first, { kind: 'failed', reason: 'unreachable' }, now);
    await stored.answer(second, { kind: 'declined', reason: 'Olmaz' }, now);
    const again = (insurer: string) => stored.askAgain(id, { insurer, line: 'kasko', now, windowMs: 200_000 });
    expect(await again(second.insurer)).toBe(false);
    expect(await again(first.insurer)).toBe(true);
    expect(await again(first.insurer)).toBe(false);
    const [retaken] = await claim('b');
    expect(retaken).toMatchObject({ id: first.id, attempt: 2, reference: first.reference, askedBefore: false });
    expect((await changes()).closesAt).toEqual(later(200));
    expect(retaken?.leftMs).toBeGreaterThan(195_000);
    expect(await stored.answer(first, offered(), now)).toBe(false);
    if (retaken) expect(await stored.answer(retaken, offered({ validUntil: later(10) }), now)).toBe(true);
    await stored.closeOverdue(later(11));
    expect(await again(first.insurer)).toBe(true);
    expect((await claim('c'))[0]?.reference).not.toBe(first.reference);
  });

  test('who was too busy to say that it lives does not take its own rows again, others do', async () => {
    await ask([question('901')]);
    expect(await claim('a')).toHaveLength(1);
    await pass(7);
    expect(await stored.claim('a', 100)).toEqual([]);
    expect(await stored.claim('b', 100)).toMatchObject([{ insurer: '901', askedBefore: true }]);
  });

  test('covers may come after the price, also when the process that asked is gone', async () => {
    await ask([question('901')]);
    const [row] = await claim();
    if (row) await stored.answer(row, offered({ coverages: undefined }), now);
    expect((await changes()).rows[0]?.offer).toMatchObject({ coverageState: 'coming', coverages: [] });
    await pass(4);
    expect(await stored.claimCoverages('b', 10)).toEqual([]);
    await pass(3);
    const [proposal] = await stored.claimCoverages('b', 10);
    expect(proposal).toEqual({ quotationId: id, insurer: '901', proposalNumber: 'T-1' });
    const before = await changes();
    if (proposal) await stored.tellCoverages(proposal, [{ key: 'carpma', value: { kind: 'marketValue' } }]);
    expect((await changes(before)).rows[0]?.offer).toMatchObject({
      coverageState: 'told',
      coverages: [{ key: 'carpma', value: { kind: 'marketValue' } }],
    });
  });

  test('covers that come together are kept together, each with its own price', async () => {
    await ask([question('901'), question('902')]);
    for (const row of await claim()) {
      const untold = { coverages: undefined, proposalNumber: `T-${row.insurer}` };
      await stored.answer(row, offered(untold), now);
    }
    const before = await changes();
    const proposal = (insurer: string, proposalNumber = `T-${insurer}`) => ({
      quotationId: id,
      insurer,
      proposalNumber,
    });
    await Promise.all([
      stored.tellCoverages(proposal('901'), [{ key: 'carpma', value: { kind: 'marketValue' } }]),
      stored.tellCoverages(proposal('902'), undefined),
      stored.tellCoverages(proposal('902', 'T-901'), [{ key: 'carpma', value: { kind: 'unlimited' } }]),
    ]);
    const after = await changes(before);
    expect(after.revision).toBe(before.revision + 1);
    expect(Object.fromEntries(after.rows.map(({ insurer, offer }) => [insurer, offer?.coverageState]))).toEqual({
      '901': 'told',
      '902': 'untold',
    });
  });

  test('other processes hear of changes, also after the connection was lost', async () => {
    const other = new DatabaseBroker(target.url);
    await other.start();
    const heard: string[] = [];
    const offWaiting = other.onRowsWaiting(() => heard.push('waiting'));
    other.onQuotation(id, () => heard.push('changed'));
    const hears = async (what: string) => {
      await expect.poll(() => heard, { timeout: 5000 }).toContain(what);
      heard.length = 0;
    };
    await ask([question('901')]);
    await hears('waiting');
    // What the same change tells a second time would be taken for the next one.
    await pause(50);
    heard.length = 0;
    const [row] = await claim();
    if (row) await stored.answer(row, offered(), now);
    await hears('changed');
    offWaiting();
    await target.database.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'karsila-events' and datname = current_database()",
    );
    await hears('changed');
    await ask([question('901', { digest: 'd3' })]);
    await hears('changed');
    await other.stop();
  });
});
