import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type DatabaseLine, openDatabaseLine } from '#testing/database-line.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { DatabaseBroker } from './broker.ts';

let line: DatabaseLine;
let close: () => Promise<void>;
let url: string;

beforeAll(async () => {
  line = await openDatabaseLine(inject('otherUrl'));
  const created = await createTestDatabase(line.url);
  url = created.url;
  close = created.drop;
});
/** The same database without the line between. */
function directUrl(): string {
  const direct = new URL(url);
  direct.host = new URL(inject('otherUrl')).host;
  return direct.href;
}

afterAll(async () => {
  await line.restore();
  await close();
  await line.close();
});

test('what changes while nobody can be told is told when the connection is back', async () => {
  const [teller, listener] = [new DatabaseBroker(url), new DatabaseBroker(directUrl())];
  await Promise.all([teller.start(), listener.start()]);
  const heard: string[] = [];
  listener.onQuotation('q', () => heard.push('changed'));
  await line.cut();
  teller.quotationChanged('q');
  await pause(100);
  expect(heard).toEqual([]);
  await line.restore();
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['changed']);
  await Promise.all([teller.stop(), listener.stop()]);
});

describe('a connection that is dropped without a word', () => {
  const pace = { beatEveryMs: 300, patienceMs: 300 };

  test('is opened anew, and what could not be told is told', async () => {
    await line.restore();
    const [teller, listener] = [new DatabaseBroker(url, pace), new DatabaseBroker(directUrl())];
    await Promise.all([teller.start(), listener.start()]);
    const heard: string[] = [];
    listener.onQuotation('q', () => heard.push('changed'));
    line.forget();
    teller.quotationChanged('q');
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['changed']);
    await Promise.all([teller.stop(), listener.stop()]);
  });

  test('is opened anew by who only listens, and everybody looks for what was missed', async () => {
    await line.restore();
    const listener = new DatabaseBroker(url, pace);
    await listener.start();
    const heard: string[] = [];
    listener.onQuotation('q', () => heard.push('changed'));
    line.forget();
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['changed']);
    await listener.stop();
  });
});

test('of very many changes at once each is heard elsewhere, once', async () => {
  await line.restore();
  const [teller, listener] = [new DatabaseBroker(url), new DatabaseBroker(directUrl())];
  await Promise.all([teller.start(), listener.start()]);
  const ids = Array.from({ length: 450 }, () => crypto.randomUUID());
  const heard: string[] = [];
  for (const id of ids) listener.onQuotation(id, () => heard.push(id));
  for (const id of [...ids, ...ids]) teller.quotationChanged(id);
  await expect.poll(() => new Set(heard).size, { timeout: 5_000 }).toBe(ids.length);
  // The first went out alone; what was told again before the rest left was told with it.
  expect(heard.length).toBeLessThanOrEqual(ids.length + 1);
  await Promise.all([teller.stop(), listener.stop()]);
});

const longEnoughToReconnect = 800;

test('stops at once, also while it waits for a database that was lost and does not answer', async () => {
  const broker = new DatabaseBroker(url);
  await broker.start();
  await line.restore();
  line.silence();
  await pause(longEnoughToReconnect);
  const began = performance.now();
  await broker.stop();
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('stops while it is connecting again', async () => {
  await line.restore();
  for (const wait of [0, 480, 500, 505, 510, 520]) {
    const broker = new DatabaseBroker(url);
    await broker.start();
    await line.restore();
    await pause(wait);
    await broker.stop();
  }
});
