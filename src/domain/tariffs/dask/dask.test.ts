import { describe, expect, test } from 'vitest';
import { addDays } from '../../dates.ts';
import type { PropertyRisk } from '../../risks/property.ts';
import { inForce } from '../dated.ts';
import { daskAmountRows } from './amounts.ts';
import { type DaskGroup, daskGroupOf, daskGroups } from './groups.ts';
import { type DaskQuery, daskPrice, daskPriceOf, renewsEarthquakePolicy } from './price.ts';
import { daskRateRows } from './rates.ts';

const may2026 = '2026-05-01';
const lira = 100;

/** 100 m² of concrete in the dearest group, built 2010, five floors, first policy. */
const flat: DaskQuery = {
  grossArea: 100,
  structure: 'concrete',
  group: 1,
  buildPeriod: '5',
  floors: '2',
  renews: false,
  on: may2026,
};

describe('worked examples of May 2026', () => {
  test('1: 100 m² of concrete, group I, built 2010, five floors, new: 3,021 TL', () => {
    expect(daskPrice(flat)).toEqual({
      unitPrice: 10_714 * lira,
      fullSum: 1_071_400 * lira,
      ceiling: 2_271_283 * lira,
      insuredSum: 1_071_400 * lira,
      group: 1,
      rate: 2.82,
      basePremium: 302_135,
      adjustments: [],
      premium: 3_021 * lira,
      minimum: 2_115 * lira,
      gross: 3_021 * lira,
      tariffFrom: may2026,
    });
  });

  test('2: the same, built 1995, ten floors, renewal: 3,021 TL', () => {
    const price = daskPrice({ ...flat, buildPeriod: '2', floors: '3', renews: true });
    expect(price.adjustments).toEqual([
      { key: 'oldBuilding', percent: 10 },
      { key: 'highBuilding', percent: 10 },
      { key: 'renewal', percent: -20 },
    ]);
    expect(price.gross).toBe(3_021 * lira);
  });

  test('3: 50 m², group VII, two floors: 352 TL, so the minimum of 547 TL', () => {
    const price = daskPrice({ ...flat, grossArea: 50, group: 7, floors: '1' });
    expect(price.adjustments).toEqual([{ key: 'lowBuilding', percent: -10 }]);
    expect([price.insuredSum, price.premium, price.minimum, price.gross]).toEqual(
      [535_700, 352, 547, 547].map((sum) => sum * lira),
    );
  });

  test('4: 300 m², group I: the ceiling of 2,271,283 TL holds, 6,405 TL', () => {
    const price = daskPrice({ ...flat, grossArea: 300 });
    expect([price.fullSum, price.insuredSum, price.gross]).toEqual(
      [3_214_200, 2_271_283, 6_405].map((sum) => sum * lira),
    );
  });
});

describe('published sums', () => {
  test.each([
    ['2024-01-01', [979, 869, 739, 693, 521, 370, 252]],
    ['2025-03-08', [1441, 1283, 1092, 1024, 765, 546, 371]],
    ['2026-01-01', [1951, 1737, 1474, 1384, 1038, 740, 505]],
    ['2026-05-01', [2115, 1882, 1597, 1500, 1125, 802, 547]],
  ])('a tiny flat costs the minimum of its group since %s', (on, minimums) => {
    const gross = daskGroups.map((group) => daskPrice({ ...flat, grossArea: 1, group, on }).gross / lira);
    expect(gross).toEqual(minimums);
  });

  test.each(['2024-01-01', '2026-01-01', '2026-05-01'])('minimums of %s are the price of 70 m² of concrete', (on) => {
    for (const group of daskGroups) {
      const { premium, minimum } = daskPrice({ ...flat, grossArea: 70, group, on });
      expect(premium, `group ${group}`).toBe(minimum);
    }
  });

  test('the ceiling is 212 m² of concrete, but for the fraction of a lira in the unit price', () => {
    for (const { value } of daskAmountRows)
      expect(Math.abs(value.ceiling - 212 * value.unitPrice.concrete)).toBeLessThan(212 * lira);
  });

  test('the last known row holds until another is known', () => {
    expect(inForce(daskAmountRows, '2026-11-16').from).toBe(may2026);
    expect(inForce(daskAmountRows, '2026-04-30').from).toBe('2026-01-01');
    expect(() => daskPrice({ ...flat, on: '2023-12-31' })).toThrow(RangeError);
  });

  test('rates fall from group to group, and other structures pay more', () => {
    for (const { value } of daskRateRows)
      for (const structure of ['concrete', 'other'] as const) {
        const rates = daskGroups.map((group) => value[structure][group]);
        expect(rates).toEqual(rates.toSorted((one, other) => other - one));
        for (const group of daskGroups) expect(value.other[group]).toBeGreaterThan(value.concrete[group]);
      }
  });
});

describe('additions and reductions', () => {
  const keysOf = (change: Partial<DaskQuery>) => daskPrice({ ...flat, ...change }).adjustments.map(({ key }) => key);

  test.each(['1', '2', '3'] as const)('period %s is before 2000', (buildPeriod) =>
    expect(keysOf({ buildPeriod })).toEqual(['oldBuilding']),
  );
  test.each(['4', '5'] as const)('period %s is not', (buildPeriod) => expect(keysOf({ buildPeriod })).toEqual([]));
  test.each([
    ['1', ['lowBuilding']],
    ['2', []],
    ['3', ['highBuilding']],
    ['4', ['highBuilding']],
  ] as const)('floors in band %s: %o', (floors, keys) => expect(keysOf({ floors })).toEqual(keys));

  test('other structures get the renewal reduction and nothing else', () => {
    const old = { structure: 'other', buildPeriod: '1', floors: '4' } as const;
    expect(keysOf(old)).toEqual([]);
    expect(keysOf({ ...old, renews: true })).toEqual(['renewal']);
    const price = daskPrice({ ...flat, ...old, grossArea: 120, group: 3 });
    expect(price.gross).toBe(Math.round(120 * 7_142 * 0.003_73) * lira);
  });

  test.each([
    ['while the old one runs', -20, true],
    ['on the day it ends', 0, true],
    ['thirty days later', 30, true],
    ['thirty-one days later', 31, false],
  ])('a policy that begins %s renews: %o', (_, days, renews) => {
    expect(renewsEarthquakePolicy('2026-06-15', addDays('2026-06-15', days))).toBe(renews);
  });
});

describe('risk groups', () => {
  /** By plate code, as printed in the notes. */
  const groups = [
    5, 3, 3, 4, 2, 6, 5, 6, 1, 2, 3, 1, 3, 1, 2, 2, 3, 3, 4, 2, 5, 7, 2, 1, 4, 5, 5, 6, 6, 1, 1, 3, 7, 3, 1, 5, 5, 6, 7,
    5, 1, 7, 3, 2, 1, 2, 6, 2, 2, 7, 7, 6, 7, 1, 5, 4, 7, 6, 4, 2, 7, 2, 6, 4, 2, 6, 4, 7, 5, 7, 4, 5, 5, 4, 5, 4, 1, 3,
    5, 2, 1,
  ];

  test('each of the 81 provinces has its group', () => {
    const found = groups.map((_, index) =>
      daskGroupOf({ provinceCode: index + 1, districtCode: (index + 1) * 100 + 99 }, may2026),
    );
    expect(found).toEqual(groups);
    expect(() => daskGroupOf({ provinceCode: 82, districtCode: 8201 }, may2026)).toThrow(RangeError);
  });

  test.each([
    ['Kadıköy, on the south coast', 3423, 2],
    ['Sarıyer, in the north', 3430, 4],
    ['Şişli, between them', 3435, 3],
  ] satisfies [string, number, DaskGroup][])('İstanbul: %s', (_, districtCode, group) => {
    expect(daskGroupOf({ provinceCode: 34, districtCode }, may2026)).toBe(group);
  });
});

test('the price of a risk follows from what is known of it', () => {
  const risk: PropertyRisk = {
    kind: 'property',
    address: {
      uavt: '1234567890',
      provinceCode: 34,
      provinceName: 'İstanbul',
      districtCode: 3423,
      districtName: 'Kadıköy',
      text: 'Örnek Mah. Deneme Sok. No: 1 D: 2 Kadıköy/İstanbul',
    },
    grossArea: 110,
    structure: 'concrete',
    buildPeriod: '3',
    buildYear: undefined,
    floors: '3',
    use: 'dwelling',
    damage: 'none',
    repairDocument: undefined,
    role: 'owner',
    lender: undefined,
    previousDask: { policyNumber: '12345678', end: '2026-11-10' },
    home: undefined,
  };
  const renewed = daskPriceOf(risk, '2026-11-16');
  expect([renewed.group, renewed.rate, renewed.adjustments.length]).toEqual([2, 2.51, 3]);
  expect(renewed.gross).toBe(Math.round(110 * 10_714 * 0.002_51) * lira);
  expect(daskPriceOf(risk, '2026-12-11').gross).toBe(Math.round(110 * 10_714 * 0.002_51 * 1.2) * lira);
  expect(daskPriceOf({ ...risk, previousDask: undefined }, '2026-11-16').adjustments).toHaveLength(2);
});
