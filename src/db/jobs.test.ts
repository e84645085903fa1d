import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabaseLine } from '#testing/database-line.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { isDatabaseAway } from './away.ts';
import { JobQueue, jobFaultPlace } from './jobs.ts';

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

test('what a failed job keeps of its fault is sealed', async () => {
  const jobs = new JobQueue(target.url, () => undefined);
  await jobs.start();
  await jobs.send('order', { reference: 'B' });
  const refused = Object.assign(new Error('550 deniz@ornek.example is unknown'), { rejected: ['deniz@ornek.example'] });
  await jobs.work({ order: () => Promise.reject(refused) });
  const output = async () => {
    const text = "select output from pgboss.job where name = 'order' and output is not null";
    return (await target.database.$client.query<{ output: { message: string } }>(text)).rows[0]?.output;
  };
  await expect.poll(output, { timeout: 10_000 }).toBeDefined();
  await jobs.stop();
  const kept = await output();
  expect(JSON.stringify(kept)).not.toContain('deniz');
  expect(sandboxRing.open(kept?.message ?? '', jobFaultPlace)).toMatch(/550 deniz@ornek.example.*rejected/s);
});

test('a database gone silent is noticed, and jobs are kept again when it speaks', async () => {
  const other = await createTestDatabase(inject('otherUrl'));
  const line = await openDatabaseLine(other.url);
  const jobs = new JobQueue(line.url, () => undefined, 500);
  await jobs.start();
  line.silence();
  expect(await jobs.send('order', { reference: 'C' }).then(() => false, isDatabaseAway)).toBe(true);
  await line.restore();
  const sent = () =>
    jobs.send('order', { reference: 'D' }).then(
      () => true,
      () => false,
    );
  await expect.poll(sent, { timeout: 10_000 }).toBe(true);
  await jobs.stop();
  await line.close();
  await other.drop();
});
