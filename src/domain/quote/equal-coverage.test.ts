import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import { compareLevels, coverageLevel, hasCoverage } from './coverage-level.ts';
import { type DecisiveCoverage, measureOf, shortfallsOf } from './equal-coverage.ts';
import { sortOffers } from './sort-offers.ts';

const lira = (amount: number): CoverageValue => ({ kind: 'amount', amount: amount * 100 });
const euro = (amount: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'EUR', amount: amount * 100 });
const dollar = (amount: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'USD', amount: amount * 100 });
const months = (count: number): CoverageValue => ({ kind: 'count', count });
const percent = (figure: number): CoverageValue => ({ kind: 'percent', percent: figure });
const unlimited: CoverageValue = { kind: 'unlimited' };
const no: CoverageValue = { kind: 'notIncluded' };
const yes: CoverageValue = { kind: 'included' };
const unknown: CoverageValue = { kind: 'unknown' };

const standingOf = () => 'usual' as const;
const limit: DecisiveCoverage = { key: 'immLimitiAyrimsiz', sense: 'more' };
const glass: DecisiveCoverage = { key: 'camKirilmaMuafiyeti', sense: 'excess' };

function offer(id: string, price: number, coverages: Partial<Record<CoverageKey, CoverageValue>>) {
  const entries = Object.entries(coverages) as [CoverageKey, CoverageValue][];
  return { id, insurerName: id, mode: 'buyable' as const, price, coverages: new Map(entries) };
}

const order = (values: readonly CoverageValue[], sense: 'more' | 'excess') =>
  values.toSorted(
    (first, second) =>
      compareLevels(coverageLevel(sense, first) ?? [-1, 0], coverageLevel(sense, second) ?? [-1, 0]) ?? Number.NaN,
  );

describe('how good a coverage is', () => {
  test('more is better, and no limit is the most', () => {
    const rising = [no, yes, lira(10), lira(20), { kind: 'marketValue' } as const, unlimited];
    expect(order(rising.toReversed(), 'more')).toEqual(rising);
  });

  test('of an excess less is better, and none is the best', () => {
    const rising = [no, percent(20), percent(2), lira(5000), lira(1000), percent(0)];
    expect(order(rising.toReversed(), 'excess')).toEqual(rising);
  });

  test('euro is weighed against euro, of an excess too, and a shorter wait is better', () => {
    const rising = [no, yes, euro(10_000), euro(30_000), unlimited];
    expect(order(rising.toReversed(), 'more')).toEqual(rising);
    const falling = [no, percent(20), euro(100), euro(50), euro(0)];
    expect(order(falling.toReversed(), 'excess')).toEqual(falling);
    const waits = [months(12), months(3), months(0)];
    expect(order(waits.toReversed(), 'excess')).toEqual(waits);
  });

  test.each([
    ['euro and lira', euro(30_000), lira(1_000_000)],
    ['euro and dollar', euro(30_000), dollar(30_000)],
  ])('nobody can tell which is more of %s', (_, first, second) => {
    for (const sense of ['more', 'excess'] as const) {
      const [one, other] = [coverageLevel(sense, first), coverageLevel(sense, second)];
      expect(one && other && compareLevels(one, other)).toBeUndefined();
    }
  });

  test('nothing of something is as good as nothing', () => {
    expect(coverageLevel('more', lira(0))).toEqual(coverageLevel('more', no));
  });

  test('who has a cover', () => {
    expect([yes, lira(1), euro(1), unlimited, no, lira(0), unknown].map((value) => hasCoverage('more', value))).toEqual(
      [true, true, true, true, false, false, false],
    );
    expect([percent(0), lira(0), percent(5), no, unknown].map((value) => hasCoverage('excess', value))).toEqual([
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
    all.map(({ coverages }) => coverages),
  );

  test('the measure is the median of what was told', () => {
    expect(measure.map(({ key, value }) => [key, value])).toEqual([
      ['immLimitiAyrimsiz', lira(5000)],
      ['camKirilmaMuafiyeti', percent(0)],
    ]);
  });

  test('who reaches it comes first by price, the others follow by price with what they lack', () => {
    expect(
      sortOffers(all, { order: 'equalCoverage', measure, standingOf }).map(({ offer: { id }, shortfalls }) => [
        id,
        shortfalls,
      ]),
    ).toEqual([
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

  test('sums in the currency of most are the measure; one in another reaches it as little as an unknown one', () => {
    const sums = [euro(30_000), euro(50_000), lira(9_000_000), unlimited].map((value, index) =>
      offer(String(index), index, { tibbiTedavi: value }),
    );
    const medical: DecisiveCoverage = { key: 'tibbiTedavi', sense: 'more' };
    const found = measureOf(
      [medical],
      sums.map(({ coverages }) => coverages),
    );
    expect(found.map(({ value }) => value)).toEqual([euro(50_000)]);
    expect(sums.map(({ coverages }) => shortfallsOf(found, coverages).map(({ why }) => why))).toEqual([
      ['less'],
      [],
      ['unknown'],
      [],
    ]);
  });

  test('a coverage nobody told measures nothing', () => {
    expect(measureOf([limit], [silent.coverages, new Map()])).toEqual([]);
  });

  test('plain price and names by Turkish rules', () => {
    expect(sortOffers(all, { order: 'price', measure, standingOf }).map(({ offer: { id } }) => id)).toEqual([
      'silent',
      'narrow',
      'wide',
      'middle',
    ]);
    const named = ['Zeytin', 'Çınar', 'Cam', 'İnci', 'Ilgaz'].map((id) => offer(id, 1, {}));
    expect(sortOffers(named, { order: 'insurer', measure: [], standingOf }).map(({ offer: { id } }) => id)).toEqual([
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

  test('at least half of those who told a coverage reach it, and the order does not depend on who came first', () => {
    fc.assert(
      fc.property(anyOffers, fc.infiniteStream(fc.nat()), (offers, keys) => {
        for (const coverage of [limit, glass]) {
          const coverages = offers.map((one) => one.coverages);
          const single = measureOf([coverage], coverages);
          const told = coverages.filter(
            (own) => coverageLevel(coverage.sense, own.get(coverage.key) ?? unknown) !== undefined,
          ).length;
          const reached = coverages.filter((own) => single.length > 0 && shortfallsOf(single, own).length === 0).length;
          expect(reached * 2).toBeGreaterThanOrEqual(told);
        }
        const shuffled = offers
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((first, second) => first.key - second.key)
          .map(({ one }) => one);
        const sorted = (list: typeof offers) =>
          sortOffers(list, {
            order: 'equalCoverage',
            measure: measureOf(
              [limit, glass],
              list.map((one) => one.coverages),
            ),
            standingOf,
          }).map(({ offer: { id } }) => id);
        expect(sorted(shuffled)).toEqual(sorted(offers));
      }),
    );
  });
});
