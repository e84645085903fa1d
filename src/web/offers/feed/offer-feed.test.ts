import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleOffer, exampleOfferList, type Offer, type OfferList } from '#contracts/calls/offer.ts';
import { parseCursor, writeCursor } from './cursor.ts';
import { isCollecting, isLineCollecting, type OfferFeed, takeMessage } from './offer-feed.ts';
import { type FeedMessage, readList, readListText } from './read-list.ts';

const start = Date.parse('2026-11-15T09:00:00.000Z');

function message(change: Partial<OfferList>): FeedMessage {
  const read = readList({ ...exampleOfferList, ...change });
  if (!read) throw new Error('unreadable');
  return read;
}

const offer = (OfferGuid: string, change: Partial<Offer> = {}): Offer => ({ ...exampleOffer, OfferGuid, ...change });

describe('reading a message', () => {
  test('money becomes kuruş and covers are found by key', () => {
    const [read] = message({}).offers;
    expect(read).toMatchObject({ price: 1_845_050, insurerName: 'Çınaraltı Sigorta', validUntil: expect.any(Number) });
    expect(read?.coverages.get('immLimitiAyrimsiz')).toEqual({ kind: 'amount', amount: 100_000_000 });
  });

  test.each([
    ['no JSON', 'çöp'],
    ['an empty object', '{}'],
    ['nothing', 'null'],
    ['a list without a cursor', JSON.stringify({ ...exampleOfferList, Cursor: 'x' })],
    ['a price of fractions', JSON.stringify({ ...exampleOfferList, Offers: [offer('a', { GrossPremium: 1.234 })] })],
  ])('%s is no message', (_what, text) => {
    expect(readListText(text)).toBeUndefined();
  });

  test('a cursor reads as it is written', () => {
    expect(parseCursor('3.14')).toEqual({ round: 3, revision: 14 });
    expect(writeCursor({ round: 3, revision: 14 })).toBe('3.14');
    expect(parseCursor('3')).toBeUndefined();
  });
});

describe('taking messages in', () => {
  const first = takeMessage(undefined, message({ Full: true, Cursor: '1.1', Offers: [offer('a'), offer('b')] }));

  test('a change is merged by id, a full list replaces', () => {
    const changed = takeMessage(first, message({ Cursor: '1.2', Offers: [offer('b', { State: 'expired' })] }));
    expect([...changed.offers.values()].map(({ id, state }) => [id, state])).toEqual([
      ['a', 'active'],
      ['b', 'expired'],
    ]);
    const replaced = takeMessage(changed, message({ Full: true, Cursor: '2.1', Offers: [offer('c')] }));
    expect([...replaced.offers.keys()]).toEqual(['c']);
  });

  test('what is older, or of an older round, changes nothing', () => {
    const later = takeMessage(first, message({ Cursor: '1.5', Offers: [] }));
    for (const old of [
      message({ Cursor: '1.4', Offers: [offer('a', { State: 'failed' })] }),
      message({ Cursor: '1.2', Full: true, Offers: [] }),
      message({ Cursor: '0.9', Full: true, Offers: [] }),
      message({ Cursor: '2.1', Full: false, Offers: [] }),
    ])
      expect(takeMessage(later, old)).toBe(later);
  });

  test('completion without a change of rows is heard, and not taken back by a late copy', () => {
    const done = takeMessage(
      first,
      message({ Cursor: '1.1', State: 'complete', Offers: [], ServerTime: '2026-11-15T09:01:10.000Z' }),
    );
    expect(done.state).toBe('complete');
    expect(takeMessage(done, message({ Cursor: '1.1', State: 'collecting' })).state).toBe('complete');
    expect(isCollecting(done)).toBe(false);
  });

  test('an insurer that is asked again after the end is still waited for', () => {
    const done = takeMessage(
      first,
      message({ Cursor: '1.2', State: 'complete', Offers: [offer('a', { State: 'waiting' })] }),
    );
    expect(isCollecting(done)).toBe(true);
  });
});

test('a line is done when its own insurers have answered, whoever is asked beside it', () => {
  const waiting = { State: 'waiting', GrossPremium: null } as const;
  const of = (...offers: Offer[]) => takeMessage(undefined, message({ Full: true, Offers: offers }));
  expect(isLineCollecting(of(), 'kasko')).toBe(true);
  expect(isLineCollecting(of(offer('a', waiting)), 'kasko')).toBe(true);
  expect(isLineCollecting(of(offer('a'), offer('b', { ...waiting, Line: 'ferdikaza' })), 'kasko')).toBe(false);
});

/** The server's side: rows with the revision of their last change. */
type Row = { readonly guid: string; readonly price: number; readonly revision: number };
type Moment = { readonly round: number; readonly revision: number; readonly rows: readonly Row[] };

type Change = { readonly guid: string; readonly price: number; readonly newRound: boolean };

function historyOf(changes: readonly Change[]): readonly Moment[] {
  const history: Moment[] = [{ round: 1, revision: 0, rows: [] }];
  for (const { guid, price, newRound } of changes) {
    const last = history[history.length - 1] as Moment;
    const round = last.round + (newRound ? 1 : 0);
    const revision = last.revision + 1;
    const kept = newRound ? [] : last.rows.filter((row) => row.guid !== guid);
    history.push({ round, revision, rows: [...kept, { guid, price, revision }] });
  }
  return history;
}

/** What the server tells at a moment to who knows everything up to a cursor. */
function tell(moment: Moment, after: OfferFeed['cursor'] | undefined, at: number): FeedMessage {
  const full = after === undefined || after.round !== moment.round;
  const rows = full ? moment.rows : moment.rows.filter(({ revision }) => revision > after.revision);
  return message({
    Cursor: `${moment.round}.${moment.revision}`,
    Full: full,
    ServerTime: new Date(start + at * 1000).toISOString(),
    Offers: rows.map(({ guid, price }) => offer(guid, { GrossPremium: price })),
  });
}

const changes = fc.array(
  fc.record({
    guid: fc.constantFrom('a', 'b', 'c', 'd'),
    price: fc.integer({ min: 1, max: 9 }),
    newRound: fc.nat(5).map((roll) => roll === 0),
  }),
  { minLength: 1, maxLength: 12 },
);

test('however messages are cut, doubled, delayed and resumed, the same list comes out', () => {
  fc.assert(
    fc.property(changes, fc.infiniteStream(fc.nat(5)), (made, dice) => {
      const history = historyOf(made);
      const roll = () => dice.next().value ?? 0;
      let feed: OfferFeed | undefined;
      let told = feed;
      const sent: FeedMessage[] = [];
      for (const [at, moment] of history.entries()) {
        // A connection that breaks: the next one goes on from what arrived.
        if (roll() === 0) told = feed;
        if (roll() > 3) continue;
        const news = tell(moment, told?.cursor, at);
        sent.push(news);
        told = takeMessage(told, news);
        if (roll() === 1) {
          // Lost on the way together with its connection.
          told = feed;
          continue;
        }
        feed = takeMessage(feed, news);
        const late = sent[roll() % sent.length];
        // Only what this device was told before can come a second time.
        if (late && feed && roll() > 2 && late.cursor.revision <= feed.cursor.revision) feed = takeMessage(feed, late);
      }
      const last = history[history.length - 1] as Moment;
      feed = takeMessage(feed, tell(last, feed?.cursor, history.length));
      const list = Object.fromEntries([...feed.offers.values()].map(({ id, price }) => [id, price]));
      expect(list).toEqual(Object.fromEntries(last.rows.map(({ guid, price }) => [guid, price * 100])));
      expect(feed.cursor).toEqual({ round: last.round, revision: last.revision });
    }),
    { numRuns: 400 },
  );
});
