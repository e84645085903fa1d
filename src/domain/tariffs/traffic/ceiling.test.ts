import { expect, test } from 'vitest';
import { trafficCeiling } from './ceiling.ts';
import { stepLadder } from './step-ladder.ts';

const february = '2026-02-10';
const izmirCar = {
  group: 1,
  provinceCode: 35,
  step: 4,
  firstEntry: false,
  day: february,
  daysLapsed: 0,
  corporate: false,
};

/** Net caps of the research notes, §2.4, with 12 % of levies. */
test.each([
  ['a car in İzmir on step 4', izmirCar, 16_093],
  ['a car in İzmir on step 0', { ...izmirCar, step: 0 }, 48_280],
  ['a car in İzmir on step 8', { ...izmirCar, step: 8 }, 8_047],
  ['a taxi in İzmir on step 6', { ...izmirCar, group: 2, step: 6 }, 34_594],
  ['a motorcycle in İzmir on step 7', { ...izmirCar, group: 11, step: 7 }, 3_937],
  ['a car in İstanbul', { ...izmirCar, provinceCode: 34 }, 17_059],
  ['a first entry', { ...izmirCar, firstEntry: true }, 16_093 * 1.1],
  ['a year late', { ...izmirCar, daysLapsed: 365 }, 16_093 * 1.5],
  ['a company’s car', { ...izmirCar, corporate: true }, 16_093 * 1.2],
  ['an electric car', { ...izmirCar, electric: true }, 16_093 * 0.9],
])('%s: the ceiling is the published cap with levies', (_, query, net) => {
  const { gross, capFrom, published } = trafficCeiling(query);
  expect(Math.abs(gross / 100 - net * 1.12)).toBeLessThanOrEqual(3);
  expect({ capFrom, published }).toEqual({ capFrom: '2026-02-01', published: true });
});

test('a ceiling with an estimated figure says so: the month, the class or the province', () => {
  expect(trafficCeiling({ ...izmirCar, day: '2026-11-20' })).toMatchObject({ capFrom: '2026-11-01', published: false });
  expect(trafficCeiling({ ...izmirCar, group: 7 }).published).toBe(false);
  expect(trafficCeiling({ ...izmirCar, provinceCode: 1 }).published).toBe(false);
});

test('the ladder tells each step against the base, and what a year or a claim does to one’s own price', () => {
  const ladder = stepLadder({ step: 6, day: february });
  expect(ladder.steps.map(({ percent }) => percent)).toEqual([200, 135, 90, 45, 0, -5, -20, -40, -50]);
  expect(ladder.own).toBe(6);
  expect(ladder.afterClaimFreeYear).toEqual({ step: 7, percent: -25 });
  expect(ladder.afterClaim).toEqual({ step: 5, percent: 19 });
});

test('a first entry stands on step 4 and loses its surcharge; the ends of the ladder lead nowhere', () => {
  expect(stepLadder({ step: undefined, day: february })).toMatchObject({
    own: 4,
    afterClaimFreeYear: { step: 5, percent: -14 },
  });
  expect(stepLadder({ step: 8, day: february }).afterClaimFreeYear).toBeUndefined();
  expect(stepLadder({ step: 0, day: february }).afterClaim).toBeUndefined();
});
