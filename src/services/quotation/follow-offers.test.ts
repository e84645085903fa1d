import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DatabaseBroker } from '#db/broker.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { silentAnnouncer } from '#testing/silent-announcer.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { followOffers } from './follow-offers.ts';

let target: TestDatabase;
let broker: DatabaseBroker;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  broker = new DatabaseBroker(target.url);
  await broker.start();
});
afterAll(async () => {
  await broker.stop();
  await target.drop();
});

/** A quotation of which another process hears, and one whose word gets lost. */
async function followed(lookMs?: number) {
  const silent = quotationRepository(target.database, silentAnnouncer);
  const now = new Date();
  const id = await silent.open(sampleQuotation('owner'), now);
  const questions = ['901', '902'].map((insurer) => ({ line: 'kasko' as const, insurer, digest: 'd' }));
  await silent.ask(id, sampleAsked, { questions, now, windowMs: 60_000 });
  const heard: string[][] = [];
  const faults: unknown[] = [];
  const leave = followOffers(
    { quotations: silent, broker, ...(lookMs !== undefined && { lookMs }) },
    { id, after: undefined },
    {
      onChanges: ({ rows }) => void heard.push(rows.map(({ state }) => state)),
      onFault: (error) => void faults.push(error),
    },
  );
  await expect.poll(() => heard).toHaveLength(1);
  const declineIn = async (announcer: typeof silentAnnouncer) => {
    const rows = (await silent.changes(id, undefined))?.rows ?? [];
    const row = rows.find(({ state }) => state === 'waiting');
    if (!row) throw new Error('Nobody waits');
    await quotationRepository(target.database, announcer).answer(row, { kind: 'declined', reason: 'Olmaz' }, now);
  };
  return { heard, faults, leave, declineIn };
}

test('who follows hears at once what another process stores, and does not look meanwhile', async () => {
  const { heard, faults, leave, declineIn } = await followed();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(heard).toHaveLength(1);
  const other = new DatabaseBroker(target.url);
  await other.start();
  const began = Date.now();
  await declineIn(other);
  await expect.poll(() => heard, { interval: 10 }).toEqual([['waiting', 'waiting'], ['declined']]);
  expect(Date.now() - began).toBeLessThan(1_000);
  leave();
  await other.stop();
  expect(faults).toEqual([]);
});

test('what nobody tells of is found by looking', async () => {
  const { heard, faults, leave, declineIn } = await followed(300);
  await declineIn(silentAnnouncer);
  await expect.poll(() => heard, { timeout: 3_000 }).toEqual([['waiting', 'waiting'], ['declined']]);
  leave();
  expect(faults).toEqual([]);
});
