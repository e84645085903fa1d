import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DatabaseLine, openDatabaseLine } from '#testing/database-line.ts';
import { isDatabaseAway } from './away.ts';
import { closeDatabase, type Database, isDatabaseReady, openDatabase } from './database.ts';

const poolSize = 3;
let line: DatabaseLine;
let database: Database;

beforeAll(async () => {
  line = await openDatabaseLine(inject('otherUrl'));
  database = openDatabase({ url: line.url, poolSize, timeoutMs: 10_000, onConnectionLost: () => undefined });
});
afterAll(async () => {
  await closeDatabase(database);
  await line.close();
});

async function fate(work: Promise<unknown>): Promise<{ readonly away: boolean; readonly ms: number }> {
  const began = performance.now();
  const away = await work.then(() => false, isDatabaseAway);
  return { away, ms: performance.now() - began };
}

const statement = () => database.$client.query('select 1');
const transaction = () => database.transaction((tx) => tx.execute('select 1'));
/** All connections begin a transaction, and as many statements wait for one of them. */
const many = () => Array.from({ length: 2 * poolSize }, (_, index) => (index < poolSize ? transaction() : statement()));

test('a database gone silent is noticed within two seconds by all who wait, and works again when it speaks', async () => {
  await Promise.all(many());
  line.silence();
  for (const { away, ms } of await Promise.all(many().map(fate))) {
    expect(away).toBe(true);
    expect(ms).toBeLessThan(2_000);
  }
  const { away, ms } = await fate(transaction());
  expect(away).toBe(true);
  expect(ms).toBeLessThan(200);
  await line.restore();
  await expect.poll(() => isDatabaseReady(database), { timeout: 5_000 }).toBe(true);
  await Promise.all(many());
});

test('a statement that takes its time is left alone', async () => {
  expect(await fate(database.$client.query('select pg_sleep(2.5)'))).toMatchObject({ away: false });
});

test('a database that refuses is told apart from a statement that is wrong', async () => {
  await line.cut();
  const { away, ms } = await fate(statement());
  expect(away).toBe(true);
  expect(ms).toBeLessThan(500);
  await line.restore();
  expect(await fate(database.$client.query('select nonsense'))).toMatchObject({ away: false });
});
