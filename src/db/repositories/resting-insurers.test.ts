import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { RestingInsurers } from '#ports/resting-insurers.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { forgetWorkers } from './forget-workers.ts';
import { restingInsurerRepository } from './resting-insurers.ts';

let target: TestDatabase;
let resting: RestingInsurers;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  resting = restingInsurerRepository(target.database);
});
afterAll(() => target.drop());
beforeEach(() => target.database.$client.query('truncate resting_insurers'));

const asking = { insurer: '901', wall: 'asking', agoMs: 1_000, leftMs: 14_000 } as const;
const settling = { insurer: '901', wall: 'settling', agoMs: 9_000, leftMs: -4_000 } as const;

test('what processes say is told together, by wall', async () => {
  await resting.keep('a', [asking, settling], 10_000);
  await resting.keep('b', [{ ...asking, agoMs: 60_000, leftMs: -1 }], 10_000);
  const rows = await resting.now();
  expect(rows).toMatchObject([
    { insurer: '901', wall: 'asking', isSilent: true, processes: 2 },
    { insurer: '901', wall: 'settling', isSilent: false, processes: 1 },
  ]);
  const [first] = rows;
  const ago = Date.now() - (first?.since.getTime() ?? 0);
  expect(ago).toBeGreaterThan(55_000);
  expect(ago).toBeLessThan(90_000);
});

test('the last word of a process stands in place of those before', async () => {
  await resting.keep('a', [asking, settling], 10_000);
  await resting.keep('b', [asking], 10_000);
  await resting.keep('a', [settling], 10_000);
  expect(await resting.now()).toMatchObject([
    { wall: 'asking', processes: 1 },
    { wall: 'settling', processes: 1 },
  ]);
  await resting.keep('a', [], 10_000);
  await resting.keep('b', [], 10_000);
  expect(await resting.now()).toEqual([]);
});

test('the word of a process that is gone does not count, and is forgotten after a day', async () => {
  await resting.keep('gone', [asking], -1);
  await resting.keep('alive', [settling], 10_000);
  expect(await resting.now()).toMatchObject([{ wall: 'settling', processes: 1 }]);
  const processes = async () =>
    (await target.database.$client.query('select process from resting_insurers order by process')).rows;
  await forgetWorkers(target.database);
  expect(await processes()).toEqual([{ process: 'alive' }, { process: 'gone' }]);
  await target.database.$client.query(
    "update resting_insurers set alive_until = now() - interval '25 hours' where process = 'gone'",
  );
  await forgetWorkers(target.database);
  expect(await processes()).toEqual([{ process: 'alive' }]);
});
