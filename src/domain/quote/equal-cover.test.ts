import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLevels, coverLevel, hasCover } from './cover-level.ts';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import { type DecisiveCover, measureOf, shortfallsOf } from './equal-cover.ts';
import { sortOffers } from './sort-offers.ts';

const lira = (amount: number): CoverageValue => ({ kind: 'amount', amount: amount * 100 });
const percent = (figure: number): CoverageValue => ({ kind: 'percent', percent: figure });
const unlimited: CoverageValue = { kind: 'unlimited' };
const no: CoverageValue = { kind: 'notIncluded' };
const yes: CoverageValue = { kind: 'included' };
const unknown: CoverageValue = { kind: 'unknown' };

const limit: DecisiveCover = { key: 'immLimitiAyrimsiz', sense: 'more' };
const glass: DecisiveCover = { key: 'camKirilmaMuafiyeti', sense: 'excess' };

function offer(id: string, price: number, covers: Partial<Record<CoverageKey, CoverageValue>>) {
  const entries = Object.entries(covers) as [CoverageKey, CoverageValue][];
  return { id, firmName: id, price, covers: new Map(entries) };
}

const order = (values: readonly CoverageValue[], sense: 'more' | 'excess') =>
  values.toSorted((first, second) =>
    compareLevels(coverLevel(sense, first) ?? [-1, 0], coverLevel(sense, second) ?? [-1, 0]),
  );

describe('how good a cover is', () => {
  test('more is better, and no limit is the most', () => {
    const rising = [no, yes, lira(10), lira(20), { kind: 'marketValue' } as const, unlimited];
    expect(order(rising.toReversed(), 'more')).toEqual(rising);
  });

  test('of an excess less is better, and none is the best', () => {
    const rising = [no, percent(20), percent(2), lira(5000), lira(1000), percent(0)];
    expect(order(rising.toReversed(), 'excess')).toEqual(rising);
  });

  test('nothing of something is as good as nothing', () => {
    expect(coverLevel('more', lira(0))).toEqual(coverLevel('more', no));
  });

  test('who has a cover', () => {
    expect([yes, lira(1), unlimited, no, lira(0), unknown].map((value) => hasCover('more', value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([percent(0), lira(0), percent(5), no, unknown].map((value) => hasCover('excess', value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('price at equal cover', () => {
  const narrow = offer('narrow', 100, { immLimitiAyrimsiz: lira(1000), camKirilmaMuafiyeti: percent(20) });
  const middle = offer('middle', 300, { immLimitiAyrimsiz: lira(5000), camKirilmaMuafiyeti: percent(0) });
  const wide = offer('wide', 200, { immLimitiAyrimsiz: unlimited, camKirilmaMuafiyeti: percent(0) });
  const silent = offer('silent', 50, { immLimitiAyrimsiz: unknown });
  const all = [narrow, middle, wide, silent];
  const measure = measureOf(
    [limit, glass],
    all.map(({ covers }) => covers),
  );

  test('the measure is the median of what was told', () => {
    expect(measure.map(({ key, value }) => [key, value])).toEqual([
      ['immLimitiAyrimsiz', lira(5000)],
      ['camKirilmaMuafiyeti', percent(0)],
    ]);
  });

  test('who reaches it comes first by price, the others follow by price with what they lack', () => {
    expect(sortOffers(all, 'equalCover', measure).map(({ offer: { id }, shortfalls }) => [id, shortfalls])).toEqual([
      ['wide', []],
      ['middle', []],
      [
        'silent',
        [
          { key: 'immLimitiAyrimsiz', why: 'unknown' },
          { key: 'camKirilmaMuafiyeti', why: 'unknown' },
        ],
      ],
      [
        'narrow',
        [
          { key: 'immLimitiAyrimsiz', why: 'less' },
          { key: 'camKirilmaMuafiyeti', why: 'less' },
        ],
      ],
    ]);
  });

  test('a cover nobody told measures nothing', () => {
    expect(measureOf([limit], [silent.covers, new Map()])).toEqual([]);
  });

  test('plain price and names by Turkish rules', () => {
    expect(sortOffers(all, 'price', measure).map(({ offer: { id } }) => id)).toEqual([
      'silent',
      'narrow',
      'wide',
      'middle',
    ]);
    const named = ['Zeytin', 'Çınar', 'Cam', 'İnci', 'Ilgaz'].map((id) => offer(id, 1, {}));
    expect(sortOffers(named, 'insurer', []).map(({ offer: { id } }) => id)).toEqual([
      'Cam',
      'Çınar',
      'Ilgaz',
      'İnci',
      'Zeytin',
    ]);
  });

  const anyValue = fc.oneof(
    fc.constantFrom<CoverageValue>(no, yes, unknown, unlimited, { kind: 'marketValue' }),
    fc.nat(5).map((figure) => lira(figure)),
    fc.nat(5).map((figure) => percent(figure)),
  );
  const anyOffers = fc
    .array(fc.tuple(fc.nat(9), anyValue, anyValue), { minLength: 1, maxLength: 12 })
    .map((rows) =>
      rows.map(([price, more, excess], index) =>
        offer(String(index), price, { immLimitiAyrimsiz: more, camKirilmaMuafiyeti: excess }),
      ),
    );

  test('at least half of those who told a cover reach it, and the order does not depend on who came first', () => {
    fc.assert(
      fc.property(anyOffers, fc.infiniteStream(fc.nat()), (offers, keys) => {
        for (const cover of [limit, glass]) {
          const covers = offers.map((one) => one.covers);
          const single = measureOf([cover], covers);
          const told = covers.filter(
            (own) => coverLevel(cover.sense, own.get(cover.key) ?? unknown) !== undefined,
          ).length;
          const reached = covers.filter((own) => single.length > 0 && shortfallsOf(single, own).length === 0).length;
          expect(reached * 2).toBeGreaterThanOrEqual(told);
        }
        const shuffled = offers
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((first, second) => first.key - second.key)
          .map(({ one }) => one);
        const sorted = (list: typeof offers) =>
          sortOffers(
            list,
            'equalCover',
            measureOf(
              [limit, glass],
              list.map((one) => one.covers),
            ),
          ).map(({ offer: { id } }) => id);
        expect(sorted(shuffled)).toEqual(sorted(offers));
      }),
    );
  });
});
