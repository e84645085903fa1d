import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { seeded } from '#sandbox/seeded.ts';
import { judgeStorm, settle } from '#testing/edge/judge-storm.ts';
import { type StartedServers, startServers } from '#testing/edge/started-servers.ts';
import { blowStorm } from '#testing/edge/storm.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** Runs beside other runs on one machine: the process id tells their ports apart, all below those that connections are given. */
const firstPort = 20_000 + (process.pid % 1500) * 8 + 4;
const ports = { site: firstPort, api: firstPort + 1 };

let database: TestDatabase;
let servers: StartedServers;
beforeEach(async () => {
  database = await createTestDatabase(inject('embeddedUrl'));
  servers = await startServers(ports, { ROLE: 'web,api', DATABASE_URL: database.url });
});
afterEach(async () => {
  servers?.kill();
  await database.drop();
});

test('four hundred strangers with nonsense of all kinds: it lives, answers, and lets go of what they held', async () => {
  const before = servers.memory();
  const tally = await blowStorm({
    random: seeded('a short storm'),
    requests: 400,
    atOnce: 20,
    // Tests run beside it: the first page that is drawn waits for a core.
    patienceMs: 8_000,
    ports,
    isHealthy: servers.isHealthy,
  });
  const died = servers.hasEnded();
  const after = await settle(servers, before, pause);
  const healthyAfter = await servers.isHealthy();
  const stopMs = await servers.stop();
  const aftermath = { tally, died, faults: servers.faults(), healthyAfter, memory: { before, after }, stopMs };
  expect(judgeStorm(aftermath)).toEqual([]);
  for (const kind of ['101', '200', '302', '400', '404', '405', '413', '431', 'left']) {
    expect(tally.heard.get(kind), kind).toBeGreaterThan(0);
  }
});
