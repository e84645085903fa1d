import { createStore, type Store } from '../../ui/store.ts';
import { nextReading } from './alarm.ts';
import { writeCursor } from './cursor.ts';
import { isCollecting, type OfferFeed, takeMessage } from './offer-feed.ts';
import { type FeedMessage, readList } from './read-list.ts';
import type { Source, SourceEnd } from './source.ts';

export type Followed = {
  readonly feed: OfferFeed | undefined;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly skew: number;
  /** When the list was drawn with which this began, by this device's clock; undefined once anything newer was told. */
  readonly drawnAt: number | undefined;
  /** lost: what is there stays, and another connection is on its way. */
  readonly status: 'following' | 'lost' | 'done' | 'notFound';
};

export const notYet: Followed = { feed: undefined, skew: 0, drawnAt: undefined, status: 'following' };

/** Goes on from a list that was read before. */
export function begunWith(list: unknown, now: number): Followed {
  const message = readList(list);
  if (!message) return notYet;
  return { ...notYet, feed: takeMessage(undefined, message), skew: message.serverTime - now, drawnAt: now };
}

export type Sources = {
  /** Undefined where the site works without a socket. */
  readonly socket: Source | undefined;
  readonly poll: Source;
};

export type Follower = {
  readonly followed: Store<Followed>;
  /** Answers how to stop. */
  readonly start: () => () => void;
  /** Reads on from the last cursor, at once. */
  readonly readAgain: () => void;
};

/** After so many broken sockets in a row the list is polled. */
const socketTries = 3;

/** Doubles from half a second to eight, with up to a third on top so that not everybody comes back together. */
export function backoffMs(failures: number, random = Math.random()): number {
  return Math.round(Math.min(8000, 250 * 2 ** failures) * (1 + random / 3));
}

/** Keeps a quotation's offers up to date over whatever connection there is. */
export function followOffers(
  sources: Sources,
  wait: (failures: number) => number = backoffMs,
  begun: Followed = notYet,
): Follower {
  const followed = createStore(begun);
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const put = (change: Partial<Followed>) => followed.set({ ...followed.get(), ...change });
  const cursor = () => {
    const { feed } = followed.get();
    return feed && writeCursor(feed.cursor);
  };
  function setAlarm(): void {
    clearTimeout(timer);
    const { feed, skew } = followed.get();
    const ms = feed && nextReading(feed, Date.now() + skew);
    if (ms !== undefined) timer = setTimeout(connect, ms);
  }
  function onMessage(message: FeedMessage): boolean {
    failures = 0;
    const feed = takeMessage(followed.get().feed, message);
    put({ feed, skew: message.serverTime - Date.now(), drawnAt: undefined, status: 'following' });
    setAlarm();
    return isCollecting(feed);
  }
  function onEnd(end: SourceEnd): void {
    clearTimeout(timer);
    if (end === 'notFound') put({ status: 'notFound' });
    else if (end === 'complete') {
      put({ status: 'done' });
      setAlarm();
    } else if (end === 'unproven') {
      // A socket speaks for the browser alone. A call also speaks for who is logged in there, and else waits for the proof.
      failures = socketTries;
      connect();
    } else {
      failures += 1;
      // One break is mended before anybody notices; from the second on it is told.
      if (failures > 1) put({ status: 'lost' });
      timer = setTimeout(connect, wait(failures));
    }
  }
  function connect(): void {
    hangUp();
    const source = failures < socketTries ? (sources.socket ?? sources.poll) : sources.poll;
    close = source({ cursor, onMessage, onEnd });
  }
  function hangUp(): void {
    clearTimeout(timer);
    close();
    close = () => {};
  }
  function readAgain(): void {
    failures = 0;
    connect();
  }
  const isOver = () => followed.get().status === 'done' || followed.get().status === 'notFound';
  // What is done is looked at too: an offer may have been bought in another tab meanwhile.
  const resume = () => {
    if (document.visibilityState === 'visible' && followed.get().status !== 'notFound') readAgain();
  };
  const goneOffline = () => {
    if (isOver()) return;
    hangUp();
    put({ status: 'lost' });
  };
  function start(): () => void {
    connect();
    window.addEventListener('online', resume);
    window.addEventListener('offline', goneOffline);
    document.addEventListener('visibilitychange', resume);
    return () => {
      hangUp();
      window.removeEventListener('online', resume);
      window.removeEventListener('offline', goneOffline);
      document.removeEventListener('visibilitychange', resume);
    };
  }
  return { followed, start, readAgain };
}
