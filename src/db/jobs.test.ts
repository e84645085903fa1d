import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { JobQueue } from './jobs.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
});
afterAll(() => target.drop());

test('documents whose sending died with its process are sent by another within seconds, not when the job expires', async () => {
  const faults: unknown[] = [];
  const jobs = new JobQueue(target.url, (error) => faults.push(error));
  await jobs.start();
  await jobs.send('deliverPolicies', { reference: 'A', again: false });
  // As a process leaves it that took the job and was killed eleven seconds ago.
  await target.database.$client.query(
    "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds'",
  );
  const sent: string[] = [];
  await jobs.work({ deliverPolicies: async ({ reference }) => void sent.push(reference) });
  await expect.poll(() => sent, { timeout: 15_000 }).toEqual(['A']);
  await jobs.stop();
  expect(faults).toEqual([]);
});
