import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { sandboxDataKeys } from '#config/data-keys.ts';
import { JobQueue, jobFaultPlace } from '#db/jobs.ts';
import { messageLedger } from '#db/repositories/message-ledger.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import { dataKeyTexts } from '#messages/data-keys.ts';
import { runKeys } from '#testing/keys-command.ts';
import { type S3Server, startS3Server } from '#testing/s3-server.ts';
import { sampleHealthQuotation } from '#testing/sample-health.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { sealedWorld } from '#testing/sealed-world.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

const now = new Date('2026-11-16T09:00:00Z');
const messageCount = 6_000;
const old = sandboxDataKeys.keys;
const fresh = `k2:${randomBytes(32).toString('base64')}`;
/** In the order in which keys are exchanged: known everywhere, then first everywhere, then alone. */
const rings = { known: `${old},${fresh}`, first: `${fresh},${old}`, alone: fresh };

let target: TestDatabase;
let store: S3Server;
const worldUnder = (keys: string) => sealedWorld(target.database, store, keys);
const run = (command: string, keys: string) =>
  runKeys({ databaseUrl: target.url, store: store.options }, command, keys);

beforeAll(async () => {
  [target, store] = await Promise.all([createTestDatabase(inject('otherUrl')), startS3Server()]);
  await worldUnder(old).fill(messageCount);
  const jobs = new JobQueue(target.url, () => undefined);
  await jobs.start();
  await jobs.send('order', { reference: 'A' });
  await jobs.work({ order: () => Promise.reject(new Error('işaretli-hata')) });
  await vi.waitFor(async () => expect(await faults()).toHaveLength(1), { timeout: 10_000 });
  await jobs.stop();
});
afterEach(() => sealDataWith(sandboxRing));
afterAll(() => Promise.all([target.drop(), store.stop()]));

const faults = async () => {
  const text = "select output ->> 'message' as message from pgboss.job where output is not null";
  return (await target.database.$client.query<{ message: string }>(text)).rows.map(({ message }) => message);
};

async function messagesUnder(key: string): Promise<number> {
  const text = 'select count(*) from messages where starts_with(recipient, $1)';
  return Number((await target.database.$client.query(text, [`s1.${key}.`])).rows[0]?.count);
}

/** A product that goes on: new messages, and answers of one quotation over and over. */
function keepWriting(quotation: string) {
  const ledger = messageLedger(target.database);
  const { quotations } = worldUnder(old);
  const recipients: string[] = [];
  let isOn = true;
  const written = (async () => {
    for (let one = 0; isOn; one += 1) {
      const recipient = `yeni${one}@example.com`;
      const message = { channel: 'email', purpose: 'renewal', recipient, reason: 'renewal', state: 'sent' } as const;
      await ledger.add({ ...message, providerId: undefined, sentAt: now });
      await quotations.prefill(quotation, { Note: String(one) });
      recipients.push(recipient);
      await pause(5);
    }
    return [...recipients, JSON.stringify({ Note: String(recipients.length - 1) })];
  })();
  return {
    recipients,
    stop() {
      isOn = false;
      return written;
    },
  };
}

test('a rotation that is killed in the middle is gone on with, beside who writes; nothing is lost or doubled', async () => {
  const quotation = await worldUnder(old).quotations.open(sampleHealthQuotation(randomUUID()), now);
  const before = await worldUnder(old).everything();
  sealDataWith(worldUnder(rings.known).ring);
  const writer = keepWriting(quotation);

  const killed = run('rotate', rings.first);
  await expect.poll(() => messagesUnder('k2'), { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
  killed.child.kill('SIGKILL');
  expect((await killed.ended).code).toBeNull();
  const [underOld, underNew] = [await messagesUnder('k1'), await messagesUnder('k2')];
  expect(Math.min(underOld, underNew)).toBeGreaterThan(0);

  const writtenUnderOld = writer.recipients.length;
  sealDataWith(worldUnder(rings.first).ring);
  const { code, output } = await run('rotate', rings.first).ended;
  const written = await writer.stop();
  expect([code, output]).toEqual([0, expect.stringContaining(dataKeyTexts.allCurrent('k2'))]);
  expect(Math.min(writtenUnderOld, writer.recipients.length - writtenUnderOld)).toBeGreaterThan(0);

  sealDataWith(worldUnder(rings.alone).ring);
  expect(await worldUnder(rings.alone).everything()).toEqual([...before, ...written].sort());
  // What lay in the database went to the store with its new seal.
  expect((await target.database.$client.query('select from file_contents')).rowCount).toBe(0);
  const [fault = ''] = await faults();
  expect(worldUnder(rings.alone).ring.open(fault, jobFaultPlace)).toContain('işaretli-hata');
});

test('the status names places and keys, and nothing of anybody', async () => {
  const { code, output } = await run('status', rings.alone).ended;
  expect(code).toBe(0);
  for (const place of ['messages.recipient', 'health_declarations.sealed', 'files.content', jobFaultPlace]) {
    expect(output).toMatch(new RegExp(`^${place} +k2 +\\d+$`, 'm'));
  }
  expect(output).not.toMatch(/k1|example\.com|s1\./);
});

test('a file whose content is lost is told of, and holds up no other', async () => {
  const world = worldUnder(rings.alone);
  const { rows } = await target.database.$client.query<{ id: string }>(
    "update files set content_key = 'k1' returning id",
  );
  const [lost, ...others] = rows.map(({ id }) => id);
  await world.inStore.remove(`files/${lost}`);
  const { code, output } = await run('rotate', rings.first).ended;
  expect([code, output]).toEqual([1, expect.stringContaining(dataKeyTexts.left(1, 'k2'))]);
  expect(output).toContain(dataKeyTexts.rotated('files.content', others.length));
});

test('without the key that something stands under, nothing is touched and the key is named', async () => {
  const stranger = `k3:${randomBytes(32).toString('base64')}`;
  const { code, output } = await run('rotate', stranger).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/sealed under the key k2, which DATA_KEYS does not hold/);
  expect(await messagesUnder('k3')).toBe(0);
});
