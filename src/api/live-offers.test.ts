import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { type OfferList, offerList } from '#contracts/calls/offer.ts';
import { liveCloseCodes, liveOffersPath } from '#contracts/live-offers.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { openQuotation } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
  const { port } = api.app.server.address() as AddressInfo;
  url = `ws://127.0.0.1:${port}${liveOffersPath}`;
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

type Asked = {
  readonly headerGuid: string;
  readonly visitor: string;
  readonly cursor?: string;
  readonly token?: string;
};

async function askPanel(): Promise<{ headerGuid: string; visitor: string }> {
  const { headerGuid, browser, update } = await openQuotation(api);
  expect((await update()).envelope.Success).toBe(true);
  return { headerGuid, visitor: browser.visitor };
}

/** A socket with all it was told, until it closes. */
function listen({ headerGuid, visitor, cursor = '', token = testToken }: Asked) {
  const query = new URLSearchParams({ HeaderGuid: headerGuid, Cursor: cursor, visitor });
  const socket = new WebSocket(`${url}?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const lists: OfferList[] = [];
  socket.on('message', (data) => void lists.push(offerList.parse(JSON.parse(String(data)))));
  const closed = once(socket, 'close').then(([code]: number[]) => code);
  return { socket, lists, closed };
}

describe('offers on the socket', () => {
  test('arrive as insurers answer, and the socket closes when all have', async () => {
    const { headerGuid, visitor } = await askPanel();
    const { lists, closed } = listen({ headerGuid, visitor });
    expect(await closed).toBe(liveCloseCodes.complete);
    expect(lists[0]?.Full).toBe(true);
    const last = lists.at(-1);
    expect(last).toMatchObject({ State: 'complete' });
    expect(last?.Answered).toBe(last?.Total);
    const seen = new Map(lists.flatMap(({ Offers }) => Offers.map((offer) => [offer.OfferGuid, offer.State] as const)));
    expect([...seen.values()].filter((state) => state === 'active').length).toBeGreaterThan(8);
    expect([...seen.values()]).not.toContain('waiting');
  });

  test('who comes back with a cursor is told the rest, once', async () => {
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 1_500 });
    const { headerGuid, visitor } = await askPanel();
    const first = listen({ headerGuid, visitor });
    await expect.poll(() => first.lists.flatMap(({ Offers }) => Offers).length, { timeout: 5000 }).toBeGreaterThan(10);
    first.socket.terminate();
    await first.closed;
    const cursor = first.lists.at(-1)?.Cursor ?? '';
    const second = listen({ headerGuid, visitor, cursor });
    expect(await second.closed).toBe(liveCloseCodes.complete);
    expect(second.lists.every(({ Full }) => !Full)).toBe(true);
    const told = (lists: readonly OfferList[]) =>
      lists.flatMap(({ Offers }) => Offers.filter(({ State }) => State !== 'waiting').map((offer) => offer.OfferGuid));
    const coveredTwice = told(second.lists).filter((guid) => told(first.lists).includes(guid));
    const all = await api.ports.quotations.changes(headerGuid, undefined);
    expect(new Set([...told(first.lists), ...told(second.lists)])).toEqual(new Set(all?.rows.map(({ id }) => id)));
    // Only offers whose coverages came after the price are told a second time.
    for (const guid of coveredTwice) {
      const again = second.lists.flatMap(({ Offers }) => Offers).find(({ OfferGuid }) => OfferGuid === guid);
      expect(again?.CoverageState).toBe('told');
    }
  });

  test('another visitor, an unknown quotation and one not asked yet are told nothing', async () => {
    const { headerGuid } = await askPanel();
    const stranger = listen({ headerGuid, visitor: 'somebody-else' });
    expect(await stranger.closed).toBe(liveCloseCodes.notFound);
    expect(stranger.lists).toEqual([]);
    const opened = await openQuotation(api);
    const early = listen({ headerGuid: opened.headerGuid, visitor: opened.browser.visitor });
    expect(await early.closed).toBe(liveCloseCodes.notFound);
  });

  test('without the site token there is no socket', async () => {
    const { headerGuid, visitor } = await askPanel();
    expect(await listen({ headerGuid, visitor, token: 'somebody' }).closed).toBe(1008);
  });

  test('one visitor holds so many sockets and no more', async () => {
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 3_000 });
    const { headerGuid, visitor } = await askPanel();
    const sockets = Array.from({ length: 8 }, () => listen({ headerGuid, visitor }));
    await expect.poll(() => sockets.every(({ lists }) => lists.length > 0), { timeout: 5000 }).toBe(true);
    expect(await listen({ headerGuid, visitor }).closed).toBe(liveCloseCodes.tooMany);
    for (const { socket } of sockets) socket.terminate();
    await Promise.all(sockets.map(({ closed }) => closed));
    await expect
      .poll(
        async () => {
          const { lists, closed } = listen({ headerGuid, visitor });
          await closed;
          return lists.length;
        },
        { timeout: 8000 },
      )
      .toBeGreaterThan(0);
  });

  test('who leaves while the quotation is looked up has nothing begun that would never end', async () => {
    const { headerGuid, visitor } = await askPanel();
    const { quotations } = api.ports;
    const { find, changes } = quotations;
    const lookedUp = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const found = Promise.withResolvers<void>();
    const asked: string[] = [];
    Object.assign(quotations, {
      find: async (...args: Parameters<typeof find>) => {
        lookedUp.resolve();
        await gone.promise;
        const quotation = await find(...args);
        setImmediate(() => found.resolve());
        return quotation;
      },
      changes: (...args: Parameters<typeof changes>) => {
        asked.push(args[0]);
        return changes(...args);
      },
    });
    try {
      const { socket, closed } = listen({ headerGuid, visitor });
      await Promise.all([once(socket, 'open'), lookedUp.promise]);
      socket.terminate();
      await closed;
      await expect.poll(() => api.app.websocketServer.clients.size).toBe(0);
      gone.resolve();
      await found.promise;
      expect(asked).toEqual([]);
    } finally {
      Object.assign(quotations, { find, changes });
    }
  });

  test('a database that fails during the look-up ends the socket and nothing else', async () => {
    const { headerGuid, visitor } = await askPanel();
    const { quotations } = api.ports;
    const { find } = quotations;
    Object.assign(quotations, { find: () => Promise.reject(new Error('the database is away')) });
    try {
      expect(await listen({ headerGuid, visitor }).closed).toBe(1006);
    } finally {
      Object.assign(quotations, { find });
    }
    expect((await api.app.inject('/health')).statusCode).toBe(200);
    expect(api.logs.some((line) => line.includes('telling offers failed'))).toBe(true);
  });
});
