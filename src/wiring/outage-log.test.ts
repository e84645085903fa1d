import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLogger } from '#config/logger.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { closeDatabase, type Database, isDatabaseReady, openDatabase } from '#db/database.ts';
import { JobQueue } from '#db/jobs.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';
import { type DatabaseLine, openDatabaseLine } from '#testing/database-line.ts';
import { testHealthPorts } from '#testing/health-records.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { outageLog } from './outage-log.ts';

let target: TestDatabase;
let line: DatabaseLine;
beforeAll(async () => {
  target = await createTestDatabase(inject('otherUrl'));
  line = await openDatabaseLine(target.url);
});
afterAll(async () => {
  await line.close();
  await target.drop();
});

const said = (logs: readonly string[]) => logs.map((entry) => (JSON.parse(entry) as { msg: string }).msg);

test('a worker outlives an outage, and the whole of it is two lines in the log', async () => {
  const logs: string[] = [];
  const log = createLogger('info', { write: (entry) => void logs.push(entry) });
  const outages = outageLog(log, () => database);
  const onConnectionLost = outages.faults('database connection lost');
  const database: Database = openDatabase({ url: line.url, poolSize: 5, timeoutMs: 10_000, onConnectionLost });
  const broker = new DatabaseBroker(line.url);
  await broker.start();
  const quotations = quotationRepository(database, broker);
  const jobs = new JobQueue(line.url, () => undefined);
  const faults: unknown[] = [];
  const tell = outages.faults('asking insurers failed');
  const onFault = (error: unknown) => {
    faults.push(error);
    tell(error);
  };
  const worker = new QuoteWorker({
    ...testHealthPorts(database),
    quotations,
    reviews: reviewRepository(database, { announcer: broker, jobs }),
    insurers: [],
    broker,
    clock: { now: () => new Date() },
    name: 'w',
    onFault,
  });
  await worker.start();

  await line.cut();
  await expect.poll(() => faults.length, { timeout: 10_000 }).toBeGreaterThan(8);
  expect(said(logs)).toEqual(['the database is out of reach']);
  await line.restore();
  await expect.poll(() => said(logs).length, { timeout: 10_000 }).toBe(2);
  expect(said(logs)[1]).toBe('the database is back in reach');
  expect(await isDatabaseReady(database)).toBe(true);
  outages.faults('asking insurers failed')(new Error('something else'));
  expect(said(logs)[2]).toBe('asking insurers failed');

  // Who stops during the next outage ends all the same, and says nothing of what ends with it.
  outages.end();
  await line.cut();
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect([outages.notices(gone), said(logs).length]).toEqual([true, 3]);
  await worker.stop();
  await broker.stop();
  await closeDatabase(database);
});
