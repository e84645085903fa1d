import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { createLogger } from '#config/logger.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Backbone, type Stop, startBackbone } from './backbone.ts';
import type { Part } from './pools.ts';

let target: TestDatabase;
let backbone: Backbone;
const stops: Stop[] = [];
const parts: readonly Part[] = ['api', 'worker', 'jobs'];

beforeAll(async () => {
  target = await createTestDatabase(inject('otherUrl'));
  const config = loadConfig({ ROLE: 'api,worker', DATABASE_URL: target.url, DATABASE_POOL_SIZE: '3' });
  backbone = await startBackbone(config, createLogger('silent'), stops);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  await target.drop();
});

/** All connections of a part, each taken by somebody who does nothing with it. */
async function holdAll(part: Part): Promise<() => void> {
  const { $client: pool } = backbone.pools[part];
  const held = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
  return () => {
    for (const client of held) client.release();
  };
}

/** A statement of every part: what calls, orders and jobs begin with. */
const asks: Readonly<Record<Part, () => Promise<unknown>>> = {
  api: () => backbone.ports.api.lists.countries(),
  worker: () => backbone.ports.worker.orders.find('nobody'),
  jobs: () => backbone.ports.jobs.reconciliations.openFindings(),
};

test.each(parts)('where all connections of %s are taken, everybody else is answered', async (taken) => {
  const letGo = await holdAll(taken);
  for (const part of parts.filter((other) => other !== taken)) await asks[part]();
  await backbone.jobs.send('retention', {});
  const waiting = asks[taken]();
  expect(await Promise.race([waiting, asks[taken === 'api' ? 'jobs' : 'api']().then(() => 'others')])).toBe('others');
  letGo();
  await waiting;
});

test('all parts of a process stay far below what the embedded server takes', async () => {
  const { database } = loadConfig({});
  const server = openDatabase({
    url: inject('embeddedUrl'),
    poolSize: 1,
    timeoutMs: 5_000,
    onConnectionLost: () => {},
  });
  const { rows } = await server.$client.query('show max_connections');
  await closeDatabase(server);
  const [events, queue] = [1, 3];
  const most = Object.values(database.pools).reduce((sum, size) => sum + size, events + queue);
  expect(most).toBe(24);
  // Two products may run on it, and somebody looks.
  expect(2 * most).toBeLessThan(Number(rows[0].max_connections));
});
