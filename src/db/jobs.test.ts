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

test('a queue that an earlier version made otherwise is made as it is now, and one that is right is left alone', async () => {
  const { $client: pool } = target.database;
  const told = async () => {
    const text = "select retry_limit, updated_on from pgboss.queue where name in ('order', 'refund') order by name";
    return (await pool.query<{ retry_limit: number; updated_on: Date }>(text)).rows;
  };
  const startOnce = async () => {
    const jobs = new JobQueue(target.url, () => undefined);
    await jobs.start();
    await jobs.stop();
  };
  await startOnce();
  const [order, refund] = await told();
  await pool.query("update pgboss.queue set retry_limit = 3, updated_on = now() where name = 'order'");
  await startOnce();
  const [mended, untouched] = await told();
  expect(mended?.retry_limit).toBe(order?.retry_limit);
  expect(untouched).toEqual(refund);
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

/** A mail server that was too slow is left alone for so long; who tries before is told at once that nothing left. */
const longestRest = 10;

test.each(['deliverPolicies', 'mailOffers', 'remindRenewals', 'tellReview', 'tellSupport'])(
  'jobs of %s are tried again for much longer than a mail server rests',
  async (name) => {
    const jobs = new JobQueue(target.url, () => undefined);
    await jobs.start();
    await jobs.stop();
    const { rows } = await target.database.$client.query<{ retries: number; first: number; most: number }>(
      'select retry_limit as retries, retry_delay as first, retry_delay_max as most from pgboss.queue where name = $1',
      [name],
    );
    const { retries = 0, first = 0, most = 0 } = rows[0] ?? {};
    // At least; chance makes each longer.
    const pauses = Array.from({ length: retries }, (_, place) => Math.min(most, first * 2 ** place));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(10 * longestRest);
  },
);

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

/** Two processes, as far as the database can tell. */
async function twoQueues(faults: unknown[] = []) {
  const [sender, worker] = [1, 2].map(() => new JobQueue(target.url, (error) => faults.push(error)));
  if (!sender || !worker) throw new Error('two');
  await Promise.all([sender.start(), worker.start()]);
  return { sender, worker, stop: () => Promise.all([sender.stop(), worker.stop()]) };
}

const began: { name: string; at: number }[] = [];
const note = async ({ reference }: { readonly reference: string }) =>
  void began.push({ name: reference, at: Date.now() });
const beganAt = (name: string) => began.filter((one) => one.name === name).map(({ at }) => at);
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a job that another process sends is begun at once, and so are many that come together', async () => {
  const { sender, worker, stop } = await twoQueues();
  await worker.work({ order: note });
  await rest(1_500);
  const sent = Date.now();
  await sender.send('order', { reference: 'at once' });
  await expect.poll(() => beganAt('at once'), { interval: 20 }).toHaveLength(1);
  expect((beganAt('at once')[0] ?? 0) - sent).toBeLessThan(400);
  const many = Array.from({ length: 30 }, (_, place) => `many ${place}`);
  await target.database.transaction(async (tx) => {
    for (const reference of many) await sender.sendWithin(tx, 'order', { reference });
  });
  await expect.poll(() => began.filter(({ name }) => name.startsWith('many')).length, { timeout: 3_000 }).toBe(30);
  await stop();
});

test('a job that failed is begun again when it is due', async () => {
  const { sender, worker, stop } = await twoQueues();
  await worker.work({
    order: async (data) => {
      await note(data);
      if (beganAt('again').length === 1) throw new Error('not yet');
    },
  });
  await sender.send('order', { reference: 'again' });
  await expect.poll(() => beganAt('again'), { timeout: 5_000 }).toHaveLength(2);
  const [first = 0, second = 0] = beganAt('again');
  const text = "select start_after as due from pgboss.job where name = 'order' and data->>'reference' = 'again'";
  const due = (await target.database.$client.query<{ due: Date }>(text)).rows[0]?.due.getTime() ?? 0;
  expect(second - first).toBeGreaterThan(900);
  expect(second - due).toBeLessThan(500);
  await stop();
});

test('a job of which no word comes is found by the look that is the net', async () => {
  const faults: unknown[] = [];
  const { sender, worker, stop } = await twoQueues(faults);
  await worker.work({ order: note });
  await rest(1_000);
  // Those who listen are cut off, and a job comes into being before they listen again.
  await target.database.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  );
  await sender.send('order', { reference: 'unheard' });
  await expect.poll(() => beganAt('unheard'), { timeout: 7_000 }).toHaveLength(1);
  // Word of this one never leaves.
  await target.database.$client.query(
    `insert into pgboss.job (name, data) values ('order', '{"reference": "unsaid"}')`,
  );
  await expect.poll(() => beganAt('unsaid'), { timeout: 7_000 }).toHaveLength(1);
  await stop();
});

test('who waits for jobs asks little while there are none', async () => {
  const { worker, stop } = await twoQueues();
  const idle = async () => undefined;
  await worker.work({ order: idle, refund: idle, deliverPolicies: idle, tellSupport: idle, tellReview: idle });
  const counted = async () => {
    const text = 'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()';
    return Number((await target.database.$client.query<{ count: string }>(text)).rows[0]?.count);
  };
  // A connection that rests tells what it did within ten seconds, so that a few seconds of before are counted too.
  await rest(11_000);
  const before = await counted();
  await rest(8_000);
  // Four on each of five queues that look twice a second would be forty a second.
  expect(((await counted()) - before) / 8).toBeLessThan(12);
  await stop();
});
