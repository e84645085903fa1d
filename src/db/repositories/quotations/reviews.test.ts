import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Question, Quotations, RowAnswer } from '#ports/quotations.ts';
import type { Reviews } from '#ports/reviews.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from '#testing/quotations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timePasses } from '#testing/time-passes.ts';
import { DatabaseBroker } from '../../broker.ts';
import { JobQueue } from '../../jobs.ts';
import { quotationRepository } from './index.ts';
import { reviewRepository } from './reviews.ts';

const now = new Date('2026-11-15T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const windowMs = 70_000;
const question = (more: Partial<Question> = {}): Question => ({ line: 'kasko', insurer: '901', digest: 'd1', ...more });
const looks = {
  kind: 'review',
  reference: 'INC-1',
  note: 'Doktorumuz inceliyor.',
  wantedDocuments: ['Epikriz raporu'],
} as const;
const offered = { kind: 'offers', offers: [sampleOffer()], coverageComing: true } as const satisfies RowAnswer;

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('an insurer that wants to look, on $server', ({ url }) => {
  let target: TestDatabase;
  let quotations: Quotations;
  let reviews: Reviews;
  let broker: DatabaseBroker;
  let jobs: JobQueue;
  let id: string;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    broker = new DatabaseBroker(target.url);
    jobs = new JobQueue(target.url, () => undefined);
    await Promise.all([broker.start(), jobs.start()]);
    quotations = quotationRepository(target.database, broker);
    reviews = reviewRepository(target.database, { announcer: broker, jobs });
  });
  afterAll(async () => {
    await Promise.all([broker.stop(), jobs.stop()]);
    await target.drop();
  });
  beforeEach(async () => {
    await target.database.$client.query('truncate quotations, workers, pgboss.job cascade');
    id = await quotations.open(sampleQuotation('owner'), now);
  });

  const ask = (moment = now, more: Partial<Question> = {}) =>
    quotations.ask(id, sampleAsked, { questions: [question(more)], now: moment, windowMs });
  const changes = async () => {
    const answer = await quotations.changes(id, undefined);
    if (!answer) throw new Error('not asked');
    return answer;
  };
  const claim = async (worker = 'a') => {
    await quotations.stayAlive(worker, 4_000);
    return reviews.claim(worker, 100);
  };
  const pass = (seconds: number) => timePasses(target.database, seconds);
  /** The row under review, with its insurer's word from now on. */
  const look = async () => {
    await ask();
    await quotations.stayAlive('a', 4_000);
    const [row] = await quotations.claim('a', 100);
    if (!row || !(await quotations.answer(row, looks, now))) throw new Error('nothing claimed');
    return { ...row, since: now };
  };
  const told = async () => {
    const text = "select data->>'news' as news from pgboss.job where name = 'tellReview'";
    const { rows } = await target.database.$client.query<{ news: string }>(text);
    return rows.map(({ news }) => news);
  };

  test('has answered, outlives the window and is not asked the same again', async () => {
    await look();
    expect(await changes()).toMatchObject({ answered: 1, total: 1, waiting: 0 });
    await pass(86_400);
    await quotations.closeOverdue(later(86_400));
    expect(await quotations.askAgain(id, { insurer: '901', line: 'kasko', now, windowMs })).toBe(false);
    await ask(later(86_400));
    expect((await changes()).rows).toMatchObject([
      { state: 'review', reason: looks.note, wantedDocuments: looks.wantedDocuments, offer: undefined },
    ]);
    await pass(86_400);
    expect(await quotations.claim('b', 10)).toEqual([]);
  });

  test('is asked about by one process when it is time, and by another once the first is gone', async () => {
    await look();
    await pass(3);
    expect(await claim('a')).toEqual([]);
    await pass(2);
    const taken = (await Promise.all([claim('a'), claim('b'), claim('c')])).flat();
    expect(taken).toMatchObject([
      {
        insurer: '901',
        line: 'kasko',
        since: now,
        review: { reference: 'INC-1', note: looks.note, wantedDocuments: looks.wantedDocuments },
      },
    ]);
    expect(taken[0]?.asked).toEqual(sampleAsked);
    await pass(3);
    expect(await claim('d')).toEqual([]);
    // The first has not been heard of for four seconds.
    await pass(2);
    expect(await claim('d')).toHaveLength(1);
    await quotations.leave('d');
    expect(await claim('e')).toHaveLength(1);
  });

  test('is asked about again after a while by a process that could not give it back', async () => {
    await look();
    await pass(5);
    expect(await claim('a')).toHaveLength(1);
    await quotations.stayAlive('a', 600_000);
    await pass(55);
    expect(await reviews.claim('a', 10)).toEqual([]);
    await pass(6);
    expect(await reviews.claim('a', 10)).toHaveLength(1);
  });

  test('is left alone until the time it was put off to, which is no news to anybody', async () => {
    await look();
    const before = await changes();
    await pass(5);
    const [row] = await claim();
    if (!row) throw new Error('nothing claimed');
    await reviews.putOff(row, 60_000);
    await pass(55);
    expect(await claim('b')).toEqual([]);
    await pass(6);
    expect(await claim('b')).toHaveLength(1);
    expect(await changes()).toEqual(before);
    expect(await told()).toEqual([]);
  });

  test('gives way to the question that takes its place', async () => {
    const row = await look();
    await ask(later(60), { digest: 'd2' });
    expect((await changes()).rows).toMatchObject([{ state: 'waiting', wantedDocuments: [] }]);
    expect(await reviews.answer(row, offered, { news: 'answered', now: later(61) })).toBe(false);
    await pass(600);
    expect(await claim('b')).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test('says its prices once, hours later; everybody who follows hears of it and the person is to be told once', async () => {
    const row = await look();
    const { round, revision } = await changes();
    const heard: string[] = [];
    broker.onQuotation(id, () => heard.push('changed'));
    const offers = ['A', 'B'].map((packageCode) =>
      sampleOffer({ packageCode, proposalNumber: packageCode, coverages: undefined, warnings: ['%20 ek prim'] }),
    );
    const answer = { kind: 'offers', offers, coverageComing: true } as const;
    const kept = await Promise.all(
      [1, 2, 3].map(() => reviews.answer(row, answer, { news: 'answered', now: later(7_200) })),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await told()).toEqual(['answered']);
    await expect.poll(() => heard).toContain('changed');
    const rows = (await quotations.changes(id, { round, revision }))?.rows ?? [];
    expect(rows.map(({ state, reason, wantedDocuments }) => ({ state, reason, wantedDocuments }))).toEqual([
      { state: 'active', reason: undefined, wantedDocuments: [] },
      { state: 'active', reason: undefined, wantedDocuments: [] },
    ]);
    expect(rows[0]?.offer?.warnings).toEqual(['%20 ek prim']);
    // The process that asked lives on, and did not hear of this answer.
    await quotations.stayAlive('a', 9_000_000);
    expect(await quotations.claimCoverages('b', 10)).toHaveLength(2);
    await pass(7_300);
    expect(await claim('b')).toEqual([]);
  });

  test('may wish for something while it looks, which takes it no time', async () => {
    const row = await look();
    const wishes = { ...looks, note: 'Fotoğraf bekliyoruz.', wantedDocuments: ['Fotoğraflar'] };
    expect(await reviews.answer(row, wishes, { news: 'wantsDocuments', now: later(3_600) })).toBe(true);
    expect((await changes()).rows).toMatchObject([
      { state: 'review', reason: 'Fotoğraf bekliyoruz.', wantedDocuments: ['Fotoğraflar'] },
    ]);
    expect(await told()).toEqual(['wantsDocuments']);
    await pass(3_600);
    expect(await claim('b')).toMatchObject([{ since: now, review: { wantedDocuments: ['Fotoğraflar'] } }]);
  });

  test('may decline, and an answer to what does not stand there any more is none', async () => {
    const row = await look();
    expect(await quotations.answer(row, offered, now)).toBe(false);
    const declined = { kind: 'declined', reason: 'Olmaz' } as const;
    expect(await reviews.answer(row, declined, { news: 'answered', now: later(60) })).toBe(true);
    expect((await changes()).rows).toMatchObject([{ state: 'declined', reason: 'Olmaz', wantedDocuments: [] }]);
    expect(await reviews.answer(row, offered, { news: 'answered', now: later(61) })).toBe(false);
    expect(await told()).toEqual(['answered']);
  });

  test('may never answer: it has failed then, and can be asked anew', async () => {
    const row = await look();
    const failed = { kind: 'failed', reason: 'unanswered' } as const;
    expect(await reviews.answer(row, failed, { news: 'unanswered', now: later(300_000) })).toBe(true);
    expect((await changes()).rows).toMatchObject([{ state: 'failed', reason: 'unanswered' }]);
    expect(await quotations.askAgain(id, { insurer: '901', line: 'kasko', now, windowMs })).toBe(true);
    expect((await changes()).rows).toMatchObject([{ state: 'waiting', attempt: 2, reference: row.reference }]);
  });

  test('is not kept where nobody can be told of it', async () => {
    const row = await look();
    const broken = reviewRepository(target.database, {
      announcer: broker,
      jobs: { sendWithin: () => Promise.reject(new Error('no jobs')) },
    });
    await expect(broken.answer(row, offered, { news: 'answered', now: later(60) })).rejects.toThrow('no jobs');
    expect((await changes()).rows).toMatchObject([{ state: 'review' }]);
  });
});
