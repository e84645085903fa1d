import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { exampleOffer, exampleOfferList, type OfferList } from '#contracts/calls/offer.ts';
import { envelope } from '#contracts/envelope.ts';
import { liveCloseCodes } from '#contracts/live-offers.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { nextReading } from './alarm.ts';
import { backoffMs, begunWith, type Followed, followOffers, type Sources } from './follow-offers.ts';
import { takeMessage } from './offer-feed.ts';
import { pollSource } from './poll-source.ts';
import { readList } from './read-list.ts';
import { socketSource } from './socket-source.ts';
import { sourcesOf } from './use-offers.ts';

const headerGuid = exampleOfferList.HeaderGuid;
const list = (change: Partial<OfferList>): OfferList => ({ ...exampleOfferList, ...change });
const later = () => new Date(Date.now() + 60_000).toISOString();

/** What the test's server does with each connection, in order; the last one again and again. */
type Play = (socket: ServerSocket, url: URL) => void;

let server: WebSocketServer;
let asked: URL[];
let plays: Play[];
let stop: () => void;
const tell = (socket: ServerSocket, change: Partial<OfferList>) => socket.send(JSON.stringify(list(change)));

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  asked = [];
  plays = [];
  stop = () => undefined;
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    const url = new URL(request.url ?? '', 'http://local');
    asked.push(url);
    const play = plays.length > 1 ? plays.shift() : plays[0];
    play?.(socket, url);
  });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  stop();
  vi.unstubAllGlobals();
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const socket = () =>
  socketSource(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/canli-teklifler`, headerGuid);

function polling(...replies: unknown[]) {
  const call = vi.fn(async (_id: string, _model: unknown) => (replies.length > 1 ? replies.shift() : replies[0]));
  return { call, poll: pollSource({ call } as unknown as HttpLayer, headerGuid, 5) };
}
const silent = () => polling(undefined).poll;

function follow(sources: Sources) {
  const follower = followOffers(sources, () => 5);
  stop = follower.start();
  const state = () => follower.followed.get();
  const until = (reached: (followed: Followed) => boolean) =>
    vi.waitFor(() => expect(reached(state())).toBe(true), { timeout: 3000 });
  return { ...follower, state, until };
}

describe('[K-06] the socket flag', () => {
  test('on: the socket is used', async () => {
    plays = [(client) => tell(client, { Full: true, Cursor: '1.1', ClosesAt: later() })];
    const { poll, call } = polling(undefined);
    const { until, state } = follow({ socket: socket(), poll });
    await until(({ feed }) => feed !== undefined);
    expect(asked[0]?.pathname).toBe('/canli-teklifler');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ teklif: headerGuid });
    expect(call).not.toHaveBeenCalled();
    expect(state().feed?.offers.size).toBe(1);
  });

  test('off: the list is polled', async () => {
    const { poll, call } = polling(
      envelope('ok', list({ Full: true, Cursor: '1.1', ClosesAt: later() })),
      envelope('ok', list({ Cursor: '1.2', State: 'complete', Offers: [] })),
    );
    const { until } = follow({ socket: undefined, poll });
    await until(({ status }) => status === 'done');
    expect(call.mock.calls.map(([, model]) => model)).toEqual([
      { HeaderGuid: headerGuid },
      { HeaderGuid: headerGuid, Cursor: '1.1' },
    ]);
    expect(asked).toEqual([]);
  });

  test('[N-14] the site opens a socket as configured, and with the socket flag off it only polls', () => {
    expect(sourcesOf(headerGuid).socket).toBeDefined();
    expect(sourcesOf(headerGuid, false).socket).toBeUndefined();
  });
});

describe('connections', () => {
  test('a socket whose proof is old hands over to a call at once, which waits for the proof; then the socket goes on', async () => {
    plays = [
      (client) => client.close(liveCloseCodes.proofOld),
      (client) => {
        tell(client, { Cursor: '1.4', State: 'complete', Offers: [] });
        client.close(1000);
      },
    ];
    let prove = () => {};
    const call = vi.fn(async () => {
      await new Promise<void>((resolve) => (prove = resolve));
      return envelope('ok', list({ Full: true, Cursor: '1.3', ClosesAt: later() }));
    });
    const poll = pollSource({ call } as unknown as HttpLayer, headerGuid, 60_000);
    const { until, state, readAgain } = follow({ socket: socket(), poll });
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(state()).toMatchObject({ feed: undefined, status: 'following' });
    prove();
    await until(({ feed }) => feed !== undefined);
    readAgain();
    await until(({ status }) => status === 'done');
    expect(asked.map((url) => url.searchParams.get('cursor'))).toEqual([null, '1.3']);
  });

  test('a broken socket is opened again from the last cursor, and nothing is lost', async () => {
    plays = [
      (client) => {
        tell(client, { Full: true, Cursor: '1.3', ClosesAt: later() });
        client.close(1011);
      },
      (client) => {
        tell(client, { Cursor: '1.4', State: 'complete', Offers: [{ ...exampleOffer, OfferGuid: 'other' }] });
        client.close(1000);
      },
    ];
    const { until, state } = follow({ socket: socket(), poll: silent() });
    await until(({ status }) => status === 'done');
    expect(asked.map((url) => url.searchParams.get('cursor'))).toEqual([null, '1.3']);
    expect(state().feed?.offers.size).toBe(2);
  });

  test('after repeated failure the list is polled', async () => {
    plays = [(client) => client.close(1011)];
    const { poll } = polling(envelope('ok', list({ Full: true, State: 'complete' })));
    const { until } = follow({ socket: socket(), poll });
    await until(({ status }) => status === 'done');
    expect(asked).toHaveLength(3);
  });

  test('4404 and 404 are the end: there is no such quotation here', async () => {
    plays = [(client) => client.close(4404)];
    await follow({ socket: socket(), poll: silent() }).until(({ status }) => status === 'notFound');
    stop();
    const { poll } = polling(envelope('notFound', null));
    await follow({ socket: undefined, poll }).until(({ status }) => status === 'notFound');
  });

  test('while nothing answers, it says so and keeps what is there; coming back online goes on', async () => {
    const { poll } = polling(envelope('ok', list({ Full: true, ClosesAt: later() })), undefined);
    const { until, state } = follow({ socket: undefined, poll });
    await until(({ status }) => status === 'lost');
    expect(state().feed?.offers.size).toBe(1);
    window.dispatchEvent(new Event('offline'));
    expect(state().status).toBe('lost');
  });

  test('online and visible again: it reads on at once', async () => {
    plays = [(client) => tell(client, { Full: true, Cursor: '1.1', ClosesAt: later() })];
    const { until, state } = follow({ socket: socket(), poll: silent() });
    await until(({ feed }) => feed !== undefined);
    window.dispatchEvent(new Event('offline'));
    expect(state().status).toBe('lost');
    window.dispatchEvent(new Event('online'));
    await until(({ status }) => status === 'following');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked.map((url) => url.searchParams.get('cursor'))).toEqual([null, '1.1', '1.1']));
  });

  test('what is done is read again when an insurer was asked once more', async () => {
    plays = [
      (client) => {
        tell(client, { Full: true, Cursor: '1.1', State: 'complete' });
        client.close(1000);
      },
      (client) => tell(client, { Cursor: '1.2', Offers: [{ ...exampleOffer, State: 'waiting' }], ClosesAt: later() }),
    ];
    const { until, readAgain } = follow({ socket: socket(), poll: silent() });
    await until(({ status }) => status === 'done');
    readAgain();
    await until(({ feed }) => feed?.cursor.revision === 2);
  });

  test('what is done is read again when one comes back to it, and says what was bought meanwhile', async () => {
    plays = [
      (client) => {
        tell(client, { Full: true, Cursor: '1.1', State: 'complete' });
        client.close(1000);
      },
      (client) => {
        tell(client, { Cursor: '1.2', State: 'complete', Offers: [{ ...exampleOffer, Bought: true }] });
        client.close(1000);
      },
    ];
    const { until, state } = follow({ socket: socket(), poll: silent() });
    await until(({ status }) => status === 'done');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(({ feed, status }) => feed?.cursor.revision === 2 && status === 'done');
    expect(state().feed?.offers.get(exampleOffer.OfferGuid)?.bought).toBe(true);
  });

  test('a stopped follower is silent', async () => {
    const call = vi.fn(async () => undefined);
    const { start } = followOffers(
      { socket: undefined, poll: pollSource({ call } as unknown as HttpLayer, headerGuid, 1) },
      () => 1,
    );
    start()();
    // Twenty times as long as between two polls: the silence is what is tested.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('waits grow and stay bounded', () => {
    expect([1, 2, 3, 9].map((failures) => backoffMs(failures, 0))).toEqual([500, 1000, 2000, 8000]);
  });
});

describe('[K-09] reading again by the clock', () => {
  const feedOf = (change: Partial<OfferList>) => {
    const message = readList(list(change));
    if (!message) throw new Error('unreadable');
    return takeMessage(undefined, message);
  };
  const closes = Date.parse(exampleOfferList.ClosesAt);
  const ends = Date.parse(exampleOffer.ValidUntil ?? '');

  test('after the end of collecting, if nothing told it', () => {
    expect(nextReading(feedOf({}), closes - 10_000)).toBe(11_500);
    expect(nextReading(feedOf({}), closes + 1)).toBe(15_000);
  });

  test('while coverages are still on their way, but not for ever', () => {
    const coming = feedOf({
      State: 'complete',
      Offers: [{ ...exampleOffer, CoverageState: 'coming', ValidUntil: null }],
    });
    expect(nextReading(coming, closes)).toBe(4000);
    expect(nextReading(coming, closes + 120_000)).toBeUndefined();
  });

  test('while an insurer looks: often as long as somebody may watch, then now and then', () => {
    const review = { ...exampleOffer, State: 'review' as const, GrossPremium: null, ValidUntil: null };
    const looking = feedOf({ State: 'complete', Offers: [exampleOffer, review] });
    expect(nextReading(looking, closes)).toBe(15_000);
    expect(nextReading(looking, closes + 600_000)).toBe(60_000);
    expect(nextReading(feedOf({ Offers: [review] }), closes - 10_000)).toBe(11_500);
  });

  test('after the first offer ran out, and never by a timer too long for the browser', () => {
    const done = feedOf({ State: 'complete' });
    expect(nextReading(done, ends - 1000)).toBe(2500);
    expect(nextReading(done, ends - 40 * 86_400_000)).toBe(3_600_000);
    expect(nextReading(feedOf({ State: 'complete', Offers: [] }), ends)).toBeUndefined();
  });
});

describe('a list that the server drew', () => {
  const drawn = list({ Cursor: '1.5', Full: true, ServerTime: '2026-11-15T09:00:00.000Z' });
  const device = Date.parse('2026-11-15T08:59:00.000Z');

  test('is there from the start, by the clock it was drawn by', () => {
    const { followed } = followOffers({ socket: undefined, poll: silent() }, () => 5, begunWith(drawn, device));
    const { feed, skew, drawnAt, status } = followed.get();
    expect([...(feed?.offers.keys() ?? [])]).toEqual([exampleOffer.OfferGuid]);
    expect({ skew, drawnAt, status }).toEqual({ skew: 60_000, drawnAt: device, status: 'following' });
  });

  test('goes on from its cursor, and what came meanwhile is added to it', async () => {
    const newcomer = { ...exampleOffer, OfferGuid: '1d5e8b70-3a92-4c6f-9e14-7f8091a2b002' };
    plays = [(open) => tell(open, { Cursor: '1.6', ServerTime: later(), ClosesAt: later(), Offers: [newcomer] })];
    const follower = followOffers({ socket: socket(), poll: silent() }, () => 5, begunWith(drawn, device));
    stop = follower.start();
    await vi.waitFor(() => expect(follower.followed.get().feed?.offers.size).toBe(2));
    expect(asked.map((url) => url.searchParams.get('cursor'))).toEqual(['1.5']);
    expect(follower.followed.get().drawnAt).toBeUndefined();
  });

  test('is none where it cannot be read', () => {
    expect(begunWith(undefined, device).feed).toBeUndefined();
    expect(begunWith({ ...drawn, Cursor: 'x' }, device).feed).toBeUndefined();
  });
});
