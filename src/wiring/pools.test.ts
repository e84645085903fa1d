import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { createLogger } from '#config/logger.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Backbone, type Stop, startBackbone } from './backbone.ts';
import type { Part } from './pools.ts';

let target: TestDatabase;
let backbone: Backbone;
const stops: Stop[] = [];
const parts: readonly Part[] = ['api', 'worker', 'jobs', 'desk'];

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
async function holdAll(part: Part, { pools }: Pick<Backbone, 'pools'> = backbone): Promise<() => void> {
  const { $client: pool } = pools[part];
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
  desk: () => backbone.ports.desk.support.findByNumber('nobody'),
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

/** How many a product has open at the server, by what it calls them. */
async function openNow({ database }: TestDatabase): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.$client.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::integer from pg_stat_activity
      where datname = current_database() and application_name like 'karsila-%' group by application_name`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('all parts of a process stay far below what the embedded server takes', async () => {
  const usual = await createTestDatabase(inject('embeddedUrl'));
  const stopsOfUsual: Stop[] = [];
  const config = loadConfig({ ROLE: 'api,worker', DATABASE_URL: usual.url });
  const busy = await startBackbone(config, createLogger('silent'), stopsOfUsual);
  const letGo = await Promise.all(parts.map((part) => holdAll(part, busy)));
  await Promise.all(Array.from({ length: 20 }, () => busy.jobs.send('retention', {})));
  const open = await openNow(usual);
  const { rows } = await usual.database.$client.query('show max_connections');
  for (const release of letGo) release();
  for (const stop of stopsOfUsual.toReversed()) await stop();
  await usual.drop();

  // Three of the queue carry statements, and over one it hears of new jobs.
  const ofParts = { 'karsila-api': 10, 'karsila-worker': 6, 'karsila-jobs': 4, 'karsila-desk': 3 };
  expect(open).toEqual({ ...ofParts, 'karsila-queue': 4, 'karsila-events': 1 });
  const most = Object.values(open).reduce((sum, count) => sum + count, 0);
  expect(most).toBe(28);
  // Two products may run on it, and somebody looks.
  expect(2 * most).toBeLessThan(Number(rows[0].max_connections));
});
