import { describe, expect, test } from 'vitest';
import { lateRenewalPercent } from '../late-renewal.ts';
import { tariffGroupOf, usageStyles } from '../usage-styles.ts';
import { trafficCapNet, trafficCapRows } from './caps.ts';
import { isElectricCar, tariffGroup, tariffGroupRows } from './classes.ts';
import { trafficLimits } from './limits.ts';
import { provinceFactorRows } from './province-factors.ts';
import { stepFactor, trafficStepOf } from './steps.ts';

const february = '2026-02-10';
const car = { group: 1, provinceCode: 35, step: 4, firstEntry: false, day: february, daysLapsed: 0, corporate: false };
const [istanbul, ankara, izmir] = [34, 6, 35];

function expectLira(kurus: number, lira: number): void {
  expect(Math.abs(kurus / 100 - lira), `${kurus / 100} TL against ${lira} TL`).toBeLessThanOrEqual(2);
}

describe('published caps', () => {
  test.each([
    ['2025-09-15', 14_612, 14_198, 13_784, 38_498, 92_273],
    ['2025-12-15', 15_060, 14_634, 14_208, 40_466, 96_990],
    ['2026-01-15', 15_160, 14_731, 14_302, 40_733, 97_630],
  ])(
    '%s: car in İstanbul, Ankara, İzmir, taxi and coach in İstanbul',
    (day, inIstanbul, inAnkara, inIzmir, taxi, coach) => {
      expectLira(trafficCapNet({ ...car, day, provinceCode: istanbul }), inIstanbul);
      expectLira(trafficCapNet({ ...car, day, provinceCode: ankara }), inAnkara);
      expectLira(trafficCapNet({ ...car, day, provinceCode: izmir }), inIzmir);
      expectLira(trafficCapNet({ ...car, day, provinceCode: istanbul, group: 2 }), taxi);
      // The class ratio is printed with two places, which is more than two lira of a coach.
      expect(trafficCapNet({ ...car, day, provinceCode: istanbul, group: 5 }) / 100 / coach).toBeCloseTo(1, 3);
    },
  );

  test('February 2026, with the coach as a company’s', () => {
    expectLira(trafficCapNet({ ...car, provinceCode: istanbul }), 17_059);
    expectLira(trafficCapNet({ ...car, provinceCode: ankara }), 16_576);
    expectLira(trafficCapNet({ ...car, provinceCode: izmir }), 16_094);
    expectLira(trafficCapNet({ ...car, provinceCode: istanbul, group: 2 }), 45_837);
    expect(trafficCapNet({ ...car, provinceCode: istanbul, group: 5, corporate: true }) / 100 / 112_610).toBeCloseTo(
      1,
      3,
    );
  });

  test.each([
    ['Otomobil', 1, [48_280, 37_819, 30_577, 23_335, 16_093, 15_289, 12_875, 9_656, 8_047]],
    ['Taksi', 2, [129_729, 101_621, 82_162, 62_702, 43_243, 41_081, 34_594, 25_946, 21_621]],
    ['Minibüs', 3, [84_834, 66_454, 53_728, 41_003, 28_278, 26_864, 22_622, 16_967, 14_139]],
    ['Kamyonet', 6, [63_117, 49_442, 39_974, 30_507, 21_039, 19_987, 16_831, 12_623, 10_520]],
    ['Motosiklet', 11, [19_683, 15_418, 12_466, 9_513, 6_561, 6_233, 5_249, 3_937, 3_281]],
    ['Traktör', 9, [9_067, 7_103, 5_743, 4_383, 3_022, 2_871, 2_418, 1_813, 1_511]],
  ])('İzmir, February 2026: %s by step', (_, group, caps) => {
    for (const [step, cap] of caps.entries()) expectLira(trafficCapNet({ ...car, group, step }), cap);
  });

  test('a company’s car costs a fifth more: 54,217 TL at step 0 in İstanbul, December 2025', () => {
    expectLira(trafficCapNet({ ...car, day: '2025-12-15', provinceCode: istanbul, step: 0, corporate: true }), 54_217);
  });

  test('cheapest tractor and the range of motorcycles of January 2026', () => {
    const day = '2026-01-15';
    expectLira(trafficCapNet({ ...car, day, group: 9, step: 8, provinceCode: 9 }), 1_276);
    expect(trafficCapNet({ ...car, day, group: 11, step: 8, provinceCode: 9 }) / 100 / 2_769).toBeCloseTo(1, 2);
    expect(trafficCapNet({ ...car, day, group: 11, step: 0, provinceCode: istanbul }) / 100 / 18_541).toBeCloseTo(1, 2);
  });

  test('after February 2026 each month is projected and marked as a placeholder', () => {
    expect(Math.abs(trafficCapNet({ ...car, day: '2026-11-14', provinceCode: istanbul }) / 100 - 19_940)).toBeLessThan(
      5,
    );
    const projected = trafficCapRows.filter(({ from }) => from > '2026-02-01');
    expect(projected[0]?.from).toBe('2026-03-01');
    expect(projected.at(-1)?.from).toBe('2030-12-01');
    expect(projected.every(({ certainty, value }) => certainty === 'placeholder' && value % 100 === 0)).toBe(true);
  });

  test('a day before the table is refused', () => {
    expect(() => trafficCapNet({ ...car, day: '2025-08-31' })).toThrow(RangeError);
  });
});

describe('what changes a cap', () => {
  test('who has no step is a first entry and begins on step 4', () => {
    expect(trafficStepOf(undefined, february)).toEqual({ step: 4, firstEntry: true });
    expect(trafficStepOf(0, february)).toEqual({ step: 0, firstEntry: false });
    expect(trafficStepOf(4, february)).toEqual({ step: 4, firstEntry: false });
  });

  test('a first entry pays a tenth more on step 4, and only there', () => {
    expect(stepFactor({ step: 4, firstEntry: true, day: february })).toBe(1.1);
    expect(stepFactor({ step: 7, firstEntry: true, day: february })).toBe(0.6);
    expect(() => stepFactor({ step: 9, firstEntry: false, day: february })).toThrow(RangeError);
  });

  test.each([
    [0, 0],
    [1, 5],
    [30, 5],
    [31, 10],
    [45, 10],
    [270, 45],
    [271, 50],
    [5_000, 50],
  ])('%i days without a policy cost %i %', (days, percent) => {
    expect(lateRenewalPercent(days, february)).toBe(percent);
    expect(trafficCapNet({ ...car, daysLapsed: days })).toBeCloseTo(trafficCapNet(car) * (1 + percent / 100), -1);
  });

  test.each([
    ['111-10', 'Elektrik', true],
    ['111-10', 'Hibrit', false],
    ['111-12', 'Elektrik', false],
    ['711-10', 'Elektrik', false],
  ])('a vehicle of usage %s that runs on %s is an electric car: %s', (usage, fuel, is) => {
    expect(isElectricCar(tariffGroupOf(usage), fuel)).toBe(is);
  });

  test('an electric car costs a tenth less', () => {
    expect(trafficCapNet({ ...car, electric: true })).toBe(Math.round(trafficCapNet(car) * 0.9));
  });
});

test('the tables are whole: 81 provinces, 15 groups, every usage style in one of them', () => {
  const provinces = provinceFactorRows[0]?.value ?? new Map();
  expect([...provinces.keys()].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 81 }, (_, index) => index + 1),
  );
  for (const { value } of tariffGroupRows)
    expect(value.map(({ group }) => group)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  for (const { code, group } of usageStyles) {
    expect(tariffGroupOf(code)).toBe(group);
    expect(tariffGroup(group, february).group).toBe(group);
  }
});

test('an unknown group or province is refused', () => {
  expect(() => trafficCapNet({ ...car, group: 16 })).toThrow(RangeError);
  expect(() => trafficCapNet({ ...car, provinceCode: 99 })).toThrow(RangeError);
});

test('limits of 2026 are four thirds of 2025', () => {
  expect(trafficLimits(1, '2026-06-01')).toEqual({
    materialPerVehicle: 40_000_000,
    materialPerAccident: 80_000_000,
    bodilyPerPerson: 360_000_000,
    bodilyPerAccident: 1_800_000_000,
  });
  expect(trafficLimits(5, '2025-06-01').bodilyPerAccident).toBe(3_159_000_000);
  expect(trafficLimits(11, '2026-06-01').bodilyPerAccident).toBe(1_080_000_000);
  expect(trafficLimits(2, '2026-06-01').bodilyPerAccident).toBe(1_800_000_000);
});
