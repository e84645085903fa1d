import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { WebhookAddress, WebhookMessage } from '#ports/webhook-inbox.ts';
import { databaseText } from '#testing/database-text.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { DatabaseBroker } from './broker.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { mostPerTicket } from './repositories/insurer-messages.ts';
import { DatabaseWebhookInbox } from './webhook-inbox.ts';

const publicUrl = 'https://site.example/webhooks/insurers';
const soon = () => AbortSignal.timeout(3_000);
const saying = (body: string): WebhookMessage => ({ headers: { 'x-imza': 'ab' }, body });

/** Whom the last two parts of an address name. */
function readAddress(address: string): WebhookAddress {
  const [ticket = '', code = ''] = address.split('/').reverse();
  return { code, ticket };
}

let target: TestDatabase;
const stops: (() => Promise<void>)[] = [];

/** An inbox as a process of its own has it: own connections, own ear. */
async function openProcess(options: { readonly deaf?: boolean; readonly lookMs?: number } = {}) {
  const { deaf = false, lookMs = 60_000 } = options;
  const database = openDatabase({ url: target.url, poolSize: 3, timeoutMs: 10_000, onConnectionLost: () => undefined });
  const broker = new DatabaseBroker(target.url);
  await broker.start();
  const faults: unknown[] = [];
  const bell = deaf ? { messageCame: () => undefined, onMessage: () => () => undefined } : broker;
  const onFault = (error: unknown) => void faults.push(error);
  const inbox = new DatabaseWebhookInbox({ database, bell, publicUrl, onFault, lookMs });
  stops.push(async () => {
    await inbox.stop();
    await broker.stop();
    await closeDatabase(database);
    expect(faults).toEqual([]);
  });
  return inbox;
}

const count = async (table: string) =>
  Number((await target.database.$client.query(`select count(*) from ${table}`)).rows[0].count);
const rows = async () => ({ tickets: await count('insurer_tickets'), messages: await count('insurer_messages') });

beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  expect(await rows()).toEqual({ tickets: 0, messages: 0 });
});
afterAll(() => target.drop());

describe('messages of insurers', () => {
  test('come to whoever waits, whichever process takes them in', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const [atOne, atOther] = [await one.expect('906', 5_000), await other.expect('906', 5_000)];
    expect(atOne.address).toMatch(/^https:\/\/site\.example\/webhooks\/insurers\/906\/[0-9a-f-]{36}$/);
    const waiting = Promise.all([atOne.next(soon()), atOther.next(soon())]);
    await other.deliver(readAddress(atOne.address), saying('birine'));
    await one.deliver(readAddress(atOther.address), saying('ötekine'));
    expect(await waiting).toEqual([saying('birine'), saying('ötekine')]);
    expect(await count('insurer_messages')).toBe(0);
  });

  test('that came before they were waited for lie there sealed, in order, and only some', async () => {
    const [asking, taking] = [await openProcess({ deaf: true, lookMs: 50 }), await openProcess()];
    const expected = await asking.expect('906', 5_000);
    const told = Array.from({ length: mostPerTicket + 3 }, (_, index) => saying(`ileti ${index}`));
    for (const message of told) await taking.deliver(readAddress(expected.address), message);
    const dump = await databaseText(target.database.$client);
    expect(dump).not.toContain('ileti 0');
    const taken: WebhookMessage[] = [];
    for (let index = 0; index < mostPerTicket; index += 1) taken.push(await expected.next(soon()));
    expect(taken).toEqual(told.slice(0, mostPerTicket));
    await expect(expected.next(AbortSignal.timeout(200))).rejects.toThrow();
  });

  test('of which no bell was heard are found by looking', async () => {
    const [asking, taking] = [await openProcess({ deaf: true, lookMs: 50 }), await openProcess()];
    const expected = await asking.expect('906', 5_000);
    const waiting = expected.next(soon());
    await taking.deliver(readAddress(expected.address), saying('geç duyulan'));
    expect(await waiting).toEqual(saying('geç duyulan'));
  });

  test('leave nothing behind for a ticket that is closed, has run out, or is another insurer’s', async () => {
    const inbox = await openProcess();
    const [closed, late, named] = [
      await inbox.expect('906', 5_000),
      await inbox.expect('906', 1),
      await inbox.expect('906', 5_000),
    ];
    closed.close();
    await expect.poll(() => count('insurer_tickets')).toBe(2);
    await pause(20);
    await inbox.deliver(readAddress(closed.address), saying('kapandı'));
    await inbox.deliver(readAddress(late.address), saying('süresi doldu'));
    await inbox.deliver({ ...readAddress(named.address), code: '901' }, saying('başkasının'));
    expect(await count('insurer_messages')).toBe(0);
  });

  test('that come twice are handed out twice while somebody waits, and then are nobody’s', async () => {
    const inbox = await openProcess();
    const expected = await inbox.expect('906', 5_000);
    const to = readAddress(expected.address);
    await Promise.all([inbox.deliver(to, saying('iki kez')), inbox.deliver(to, saying('iki kez'))]);
    expect([await expected.next(soon()), await expected.next(soon())]).toEqual([saying('iki kez'), saying('iki kez')]);
    expected.close();
    await expect.poll(rows).toEqual({ tickets: 0, messages: 0 });
    await inbox.deliver(to, saying('iki kez'));
    expect(await count('insurer_messages')).toBe(0);
  });

  test('are waited for by many at once, and who stops waiting hears why', async () => {
    const [asking, taking] = [await openProcess(), await openProcess()];
    const expected = await Promise.all(Array.from({ length: 40 }, () => asking.expect('906', 5_000)));
    const waiting = Promise.all(expected.map((one) => one.next(soon())));
    await Promise.all(expected.map(({ address }) => taking.deliver(readAddress(address), saying(address))));
    expect((await waiting).map(({ body }) => body)).toEqual(expected.map(({ address }) => address));
    const stop = new AbortController();
    const leaving = expected[0]?.next(stop.signal);
    stop.abort(new Error('enough'));
    await expect(leaving).rejects.toThrow('enough');
  });
});
