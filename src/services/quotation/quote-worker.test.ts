import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { DatabaseSwitches } from '#db/insurer-switches.ts';
import { JobQueue } from '#db/jobs.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import type { Insurer } from '#ports/insurer.ts';
import type { OfferRow, Quotations } from '#ports/quotations.ts';
import type { Reviews } from '#ports/reviews.ts';
import type { BehaviourMode } from '#sandbox/behaviour.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { testHealthPorts } from '#testing/health-records.ts';
import { operatorRow } from '#testing/operator-row.ts';
import { watchStatements } from '#testing/plans/watched-statements.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timePasses } from '#testing/time-passes.ts';
import { guardInsurer } from '../insurer/guard-insurer.ts';
import { guardSwitched } from '../insurer/switch-insurer.ts';
import { QuoteWorker, type QuoteWorkerOptions } from './quote-worker.ts';

const noon = new Date('2026-11-15T09:00:00Z');
const began = Date.now();
/** The insurers' day, in which time passes as it does. */
const clock = { now: () => new Date(noon.getTime() + Date.now() - began) };
const kaskoInsurers = ['901', '902', '903', '904', '905', '910', '913', '914', '915', '916'];

describe('asking the panel', () => {
  let target: TestDatabase;
  let world: TestWorld;
  let quotations: Quotations;
  let reviews: Reviews;
  let broker: DatabaseBroker;
  let insurers: readonly Insurer[];
  const faults: unknown[] = [];
  const workers: QuoteWorker[] = [];
  beforeAll(async () => {
    [target, world] = await Promise.all([createTestDatabase(inject('embeddedUrl')), startTestWorld({ now: noon })]);
    broker = new DatabaseBroker(target.url);
    quotations = quotationRepository(target.database, broker);
    reviews = reviewRepository(target.database, { announcer: broker, jobs: new JobQueue(target.url, () => undefined) });
    await broker.start();
    insurers = insurerConnectors.map((connector) => {
      const { code } = connector.capabilities;
      return connector.connect({ baseUrl: world.urlOf(code), credentials: demoCredentials(code) });
    });
  });
  afterEach(async () => {
    world.world.behaviours.reset();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await broker.stop();
    await Promise.all([target.drop(), world.stop()]);
  });

  const work = async (name = 'worker', asked = insurers, more: Partial<QuoteWorkerOptions> = {}) => {
    const onFault = (error: unknown) => void faults.push(error);
    const worker = new QuoteWorker({
      ...testHealthPorts(target.database),
      quotations,
      reviews,
      insurers: asked.map((insurer) => guardInsurer(insurer)),
      broker,
      clock,
      name,
      onFault,
      ...more,
    });
    await worker.start();
    workers.push(worker);
    return worker;
  };
  const askAll = async (codes: readonly string[], seconds = 10) => {
    const id = await quotations.open(sampleQuotation('owner'), clock.now());
    const questions = codes.map((insurer) => ({ line: 'kasko' as const, insurer, digest: 'd' }));
    const now = clock.now();
    await quotations.ask(id, sampleAsked, { questions, now, windowMs: seconds * 1_000 });
    return id;
  };
  const rowsOf = async (id: string) => (await quotations.changes(id, undefined))?.rows ?? [];
  const settled = async (id: string, timeout = 15_000) => {
    await expect
      .poll(async () => (await quotations.changes(id, undefined))?.waiting, { timeout, interval: 25 })
      .toBe(0);
    return rowsOf(id);
  };
  const statesOf = (rows: readonly OfferRow[]) =>
    Object.fromEntries(rows.map(({ insurer, state, reason }) => [insurer, reason ? `${state} ${reason}` : state]));

  test('every insurer is asked at once, and each package is an offer of its own with its covers', async () => {
    await work();
    const id = await askAll(kaskoInsurers);
    const rows = await settled(id);
    expect(new Set(Object.values(statesOf(rows)))).toEqual(new Set(['active']));
    expect(rows.length).toBeGreaterThan(kaskoInsurers.length);
    await expect
      .poll(async () => (await rowsOf(id)).map(({ offer }) => offer?.coverageState), { timeout: 5000 })
      .toEqual(rows.map(() => 'told'));
    expect((await rowsOf(id)).every(({ offer }) => (offer?.coverages.length ?? 0) > 0)).toBe(true);
  });

  test.each<[BehaviourMode, string]>([
    ['error', 'failed faulty'],
    ['garbage', 'failed unreadable'],
    ['reset', 'failed unreachable'],
    ['huge', 'failed unreadable'],
    ['hang', 'failed tooSlow'],
    ['decline', 'declined'],
  ])('one insurer in the mode %s delays nobody and tells its reason', async (mode, expected) => {
    world.world.behaviours.change('insurers/902', { mode });
    await work();
    const id = await askAll(['901', '902', '915'], 3);
    const others = async () => (await rowsOf(id)).filter(({ insurer }) => insurer !== '902').map(({ state }) => state);
    await expect.poll(others, { timeout: 1500, interval: 20 }).not.toContain('waiting');
    const states = statesOf(await settled(id));
    expect(states).toMatchObject({ '901': 'active', '915': 'active' });
    expect(states['902']).toContain(expected);
  });

  test('a row that waits is not asked once its insurer is switched off in another process', async () => {
    const [off, there] = [new DatabaseBroker(target.url), new DatabaseBroker(target.url)];
    await Promise.all([off.start(), there.start()]);
    const onFault = (error: unknown) => void faults.push(error);
    const switchesOver = (bell: DatabaseBroker) => new DatabaseSwitches({ database: target.database, bell, onFault });
    const [desk, switches] = [switchesOver(off), switchesOver(there)];
    await Promise.all([desk.start(), switches.start()]);
    const id = await askAll(['901', '902']);
    const operatorId = await operatorRow(target.database);
    await desk.turnOff({ insurer: '902', line: 'kasko' }, { operatorId, why: 'Yanıt vermiyor' }, clock.now());
    await expect.poll(() => switches.isOff('902', 'kasko'), { timeout: 2_000, interval: 10 }).toBe(true);
    await work(
      'worker',
      insurers.map((insurer) => guardSwitched(insurer, switches)),
    );
    expect(statesOf(await settled(id))).toEqual({ '901': 'active', '902': 'failed switchedOff' });
    await Promise.all([desk.stop(), switches.stop()]);
    await Promise.all([off.stop(), there.stop()]);
  });

  test('an insurer that wants to look first has answered, and the window closes without it', async () => {
    const looks = {
      kind: 'review',
      reference: 'INC-1',
      note: 'Doktorumuz inceliyor.',
      wantedDocuments: ['Epikriz raporu'],
    } as const;
    const looking = insurers.map((insurer) =>
      insurer.capabilities.code === '902' ? { ...insurer, quote: async () => looks } : insurer,
    );
    await work('worker', looking);
    const id = await askAll(['901', '902'], 1);
    const under = { '901': 'active', '902': `review ${looks.note}` };
    expect(statesOf(await settled(id))).toEqual(under);
    await timePasses(target.database, 60);
    await quotations.closeOverdue(clock.now());
    const rows = await rowsOf(id);
    expect(statesOf(rows)).toEqual(under);
    expect(rows.find(({ insurer }) => insurer === '902')?.wantedDocuments).toEqual(['Epikriz raporu']);
  });

  test('an answer that comes late is added while the window is open, and is too late after it', async () => {
    world.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 900 });
    world.world.behaviours.change('insurers/915', { mode: 'slow', latencyMs: 4_000 });
    await work();
    const id = await askAll(['901', '910', '915'], 2);
    expect(statesOf(await settled(id))).toEqual({ '901': 'active', '910': 'active', '915': 'failed tooSlow' });
    // Until its answer, which nobody waits for any more, has come and gone.
    await pause(2_500);
    expect(statesOf(await rowsOf(id))['915']).toBe('failed tooSlow');
  });

  test('a worker that is stopped leaves its open questions to the next, and nothing answered is asked again', async () => {
    world.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 3_000 });
    const first = await work('first');
    const id = await askAll(['901', '910', '913'], 20);
    await expect.poll(async () => statesOf(await rowsOf(id))['910'], { timeout: 3000 }).toBe('active');
    await first.stop();
    expect(statesOf(await rowsOf(id))['901']).toBe('waiting');
    world.world.behaviours.reset();
    await work('second');
    const rows = await settled(id);
    expect(statesOf(rows)).toMatchObject({ '901': 'active', '910': 'active' });
    const reference = rows.find(({ insurer }) => insurer === '910')?.reference ?? '';
    expect(await world.quotesAsked('910', reference)).toBe(1);
  });

  test('what only may be asked once is not repeated after an interruption, and says so', async () => {
    const id = await askAll(['913'], 20);
    await quotations.claim('gone', 10);
    await work();
    expect(statesOf(await settled(id))).toEqual({ '913': 'failed interrupted' });
  });

  const skewed = (seconds: number) => ({ clock: { now: () => new Date(clock.now().getTime() + seconds * 1_000) } });
  const takenBy = async (id: string) => {
    const text = 'select distinct taken_by as name from offers where quotation_id = $1';
    return (await target.database.$client.query<{ name: string | null }>(text, [id])).rows.map(({ name }) => name);
  };

  test('a worker whose clock is ten seconds ahead takes nothing from one whose clock is behind', async () => {
    world.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 4_000 });
    await work('behind', insurers, skewed(-10));
    const id = await askAll(['901'], 40);
    await expect.poll(() => takenBy(id), { timeout: 3_000 }).toEqual(['behind']);
    await work('ahead', insurers, skewed(10));
    const [row] = await settled(id);
    expect(await world.quotesAsked('901', row?.reference ?? '')).toBe(1);
    expect(await takenBy(id)).toEqual(['behind']);
  });

  test.each([-10, 10])(
    'a worker whose clock is %i seconds off waits as long as was said, and ends nobody early',
    async (seconds) => {
      world.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 2_500 });
      world.world.behaviours.change('insurers/915', { mode: 'hang' });
      await work('off', insurers, skewed(seconds));
      await work('beside', insurers, skewed(-seconds));
      const asked = performance.now();
      const id = await askAll(['901', '915'], 5);
      expect(statesOf(await settled(id))).toEqual({ '901': 'active', '915': 'failed tooSlow' });
      const tookMs = performance.now() - asked;
      expect(tookMs).toBeGreaterThan(4_500);
      expect(tookMs).toBeLessThan(8_000);
    },
  );

  test('what a worker whose clock was ahead has left lying is taken up within seconds by one behind', async () => {
    world.world.behaviours.change('insurers/901', { mode: 'hang' });
    const mute = { ...quotations, leave: async () => undefined };
    const killed = await work('ahead', insurers, { ...skewed(10), quotations: mute });
    const id = await askAll(['901'], 40);
    await expect.poll(() => takenBy(id), { timeout: 3_000 }).toEqual(['ahead']);
    await killed.stop();
    world.world.behaviours.reset();
    await work('behind', insurers, skewed(-10));
    expect(statesOf(await settled(id, 7_000))).toEqual({ '901': 'active' });
  });

  test('a worker with nothing to do asks two things a second: whether there is anything, and to be known as living', async () => {
    await target.database.$client.query('truncate quotations cascade');
    const own = openDatabase({ url: target.url, poolSize: 2, timeoutMs: 5_000, onConnectionLost: () => undefined });
    const statements = watchStatements(own);
    const idle = quotationRepository(own, broker);
    const announced = { announcer: broker, jobs: new JobQueue(target.url, () => undefined) };
    const asked = await statements.during(async () => {
      await work('idle', insurers, { quotations: idle, reviews: reviewRepository(own, announced) });
      await new Promise((resolve) => setTimeout(resolve, 4_500));
    });
    // Two of the start beside them.
    expect(asked.length).toBeLessThanOrEqual(2 + 2 * 4);
    expect(asked.length).toBeGreaterThan(4);
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await closeDatabase(own);
  });

  test('two workers share the rows and ask each insurer once', async () => {
    await work('one');
    await work('two');
    const ids = await Promise.all(Array.from({ length: 5 }, () => askAll(kaskoInsurers)));
    for (const id of ids) {
      const rows = await settled(id);
      expect(new Set(Object.values(statesOf(rows)))).toEqual(new Set(['active']));
      for (const { insurer, reference } of rows) expect(await world.quotesAsked(insurer, reference)).toBe(1);
    }
  });
});
