import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { cinaralti } from '#connectors/insurers/cinaralti/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { JobQueue } from '#db/jobs.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import type { Insurer } from '#ports/insurer.ts';
import type { OfferRow, Quotations } from '#ports/quotations.ts';
import type { Reviews } from '#ports/reviews.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { fixedClock } from '#testing/clock.ts';
import { testHealthPorts } from '#testing/health-records.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timePasses } from '#testing/time-passes.ts';
import { guardInsurer } from '../insurer/guard-insurer.ts';
import { QuoteWorker } from './quote-worker.ts';

const clock = fixedClock();
let target: TestDatabase;
let world: TestWorld;
let broker: DatabaseBroker;
let jobs: JobQueue;
let quotations: Quotations;
let reviews: Reviews;
let insurer: Insurer;
const asked: string[] = [];
const workers: QuoteWorker[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  [target, world] = await Promise.all([
    createTestDatabase(inject('embeddedUrl')),
    startTestWorld({ now: clock.now() }),
  ]);
  broker = new DatabaseBroker(target.url);
  jobs = new JobQueue(target.url, (error) => faults.push(error));
  await Promise.all([broker.start(), jobs.start()]);
  quotations = quotationRepository(target.database, broker);
  reviews = reviewRepository(target.database, { announcer: broker, jobs });
  const connected: Insurer = cinaralti.connect({ baseUrl: world.urlOf('901'), credentials: demoCredentials('901') });
  insurer = {
    ...connected,
    review: async (reference, ...question) => {
      asked.push(reference);
      return connected.review?.(reference, ...question) ?? { kind: 'failed', reason: 'unreadable' };
    },
  };
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  world.world.behaviours.reset();
  await target.database.$client.query('truncate quotations cascade');
  asked.length = 0;
  expect(faults.splice(0)).toEqual([]);
});
afterAll(async () => {
  await Promise.all([broker.stop(), jobs.stop()]);
  await Promise.all([target.drop(), world.stop()]);
});

async function work(name: string): Promise<void> {
  const onFault = (error: unknown) => void faults.push(error);
  const worker = new QuoteWorker({
    ...testHealthPorts(target.database),
    quotations,
    reviews,
    insurers: [guardInsurer(insurer)],
    broker,
    clock,
    name,
    onFault,
  });
  await worker.start();
  workers.push(worker);
}

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds);
  world.setNow(clock.now());
  await timePasses(target.database, seconds);
}

async function rowOf(id: string): Promise<OfferRow | undefined> {
  return (await quotations.changes(id, undefined))?.rows[0];
}

async function isTaken(id: string): Promise<boolean> {
  const { $client: client } = target.database;
  const { rowCount } = await client.query('select 1 from offers where quotation_id = $1 and taken_by is not null', [
    id,
  ]);
  return rowCount !== 0;
}

const inState = (id: string, state: OfferRow['state']) =>
  expect.poll(async () => (await rowOf(id))?.state, { timeout: 8_000, interval: 50 }).toBe(state);

/** A question at which the insurer looks first, with nobody at work any more. */
async function underReview(): Promise<string> {
  world.world.behaviours.change('insurers/901', { mode: 'review' });
  const id = await quotations.open(sampleQuotation('owner'), clock.now());
  const questions = [{ line: 'kasko' as const, insurer: '901', digest: 'd' }];
  await quotations.ask(id, sampleAsked, { questions, now: clock.now(), windowMs: 70_000 });
  await work('first');
  await inState(id, 'review');
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  world.world.behaviours.reset();
  return id;
}

test('of several workers one asks, when it is time, and again later while the insurer looks', async () => {
  await underReview();
  asked.length = 0;
  await Promise.all([work('one'), work('two'), work('three')]);
  // No faster than workers tell that they live: one that seems dead loses what it has taken.
  const whileTimePasses = async () => {
    await pass(1);
    return asked.length;
  };
  const patience = { timeout: 15_000, interval: 400 };
  await expect.poll(whileTimePasses, patience).toBe(1);
  await expect.poll(whileTimePasses, patience).toBe(2);
  expect(new Set(asked).size).toBe(1);
});

test('what a killed worker had taken is asked by the next', async () => {
  const id = await underReview();
  await pass(660);
  await quotations.stayAlive('killed', 4_000);
  expect(await reviews.claim('killed', 10)).toHaveLength(1);
  await work('next');
  await pass(5);
  await inState(id, 'active');
});

test('a fault there is no answer, and the next question gets one', async () => {
  const id = await underReview();
  world.world.behaviours.change('insurers/901', { mode: 'error' });
  await work('worker');
  await pass(660);
  await expect.poll(() => asked.length, { timeout: 8_000 }).toBeGreaterThan(0);
  // The next question is due so long after this one is done with, not after it was asked.
  await expect.poll(() => isTaken(id), { timeout: 8_000 }).toBe(false);
  expect((await rowOf(id))?.state).toBe('review');
  world.world.behaviours.reset();
  await pass(120);
  await inState(id, 'active');
});

test('an insurer that cannot be asked is given up after three days', async () => {
  const id = await underReview();
  const { review: _review, ...mute } = insurer;
  const onFault = (error: unknown) => void faults.push(error);
  const worker = new QuoteWorker({
    ...testHealthPorts(target.database),
    quotations,
    reviews,
    insurers: [guardInsurer(mute)],
    broker,
    clock,
    name: 'mute',
    onFault,
  });
  await worker.start();
  workers.push(worker);
  await pass(3 * 86_400);
  await inState(id, 'failed');
  expect((await rowOf(id))?.reason).toBe('unanswered');
});
