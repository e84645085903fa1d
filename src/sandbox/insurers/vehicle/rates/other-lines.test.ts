import { describe, expect, test } from 'vitest';
import { lineKeys } from '../lines.ts';
import {
  breakDown,
  dealerPersonalAccidentNet,
  dealerTrafficNet,
  dealerTravelNet,
  euroRateRows,
  frontierTrafficNet,
  greenCardGross,
  greenCardGrossEuro,
  grossOf,
  immGross,
  immLimits,
  inForce,
  type KaskoQuery,
  kaskoNet,
  legalProtectionNet,
  netOf,
  noClaimPercent,
  personalAccidentNet,
  shortPeriodShare,
  trafficCapNet,
} from './index.ts';

const day = '2026-11-14';
const million = 100_000_000;

describe('dated rows', () => {
  const rows = [
    { from: '2026-01-01', until: '2026-01-31', value: 1, source: 'test', certainty: 'general' },
    { from: '2026-03-01', value: 3, source: 'test', certainty: 'general' },
    { from: '2026-04-01', value: 4, source: 'test', certainty: 'general' },
  ] as const;

  test.each([
    ['2026-01-01', 1],
    ['2026-01-31', 1],
    ['2026-03-31', 3],
    ['2026-04-01', 4],
    ['2030-01-01', 4],
  ])('on %s row %i holds', (on, value) => {
    expect(inForce<number>(rows, on).value).toBe(value);
  });

  test.each(['2025-12-31', '2026-02-10'])('%s, which no row covers, is refused', (on) => {
    expect(() => inForce<number>(rows, on)).toThrow(RangeError);
  });
});

describe('levies', () => {
  test.each([
    ['trafik', 11_200],
    ['yabanciTrafik', 11_200],
    ['galericikisatrafik', 11_200],
    ['kasko', 10_500],
    ['imm', 10_500],
    ['ferdikaza', 10_500],
    ['hukuksalkoruma', 10_500],
    ['yesilKart', 10_500],
    ['dask', 10_000],
  ] as const)('100 TL net of %s are %i kuruş gross', (line, gross) => {
    expect(grossOf(line, 10_000, day)).toBe(gross);
  });

  test('the lines of a premium add up for every line of insurance and odd amounts', () => {
    for (const line of lineKeys) {
      for (const net of [1, 33, 199_999, 1_234_567]) {
        const { tax, trafficFund, guaranteeFund, gross } = breakDown(line, net, day);
        expect(net + tax + trafficFund + guaranteeFund).toBe(gross);
        expect(gross).toBe(grossOf(line, net, day));
        expect(tax).toBeGreaterThanOrEqual(0);
      }
    }
    expect(breakDown('trafik', 100_000, day)).toEqual({
      net: 100_000,
      tax: 5_000,
      trafficFund: 5_000,
      guaranteeFund: 2_000,
      gross: 112_000,
    });
  });

  test('net is found back from gross', () => {
    expect(netOf('imm', 94_500, day)).toBe(90_000);
  });
});

describe('kasko', () => {
  const plain: KaskoQuery = {
    value: million,
    vehicleAge: 3,
    provinceCode: 16,
    usage: '111-10',
    fuel: 'Benzin',
    lpg: false,
    rentACar: false,
    driverAge: 40,
    professionCode: undefined,
    noClaimPercent: 0,
  };

  test.each([
    [0, 1_550_000],
    [1, 1_550_000],
    [2, 1_750_000],
    [5, 1_750_000],
    [6, 2_100_000],
    [10, 2_100_000],
    [11, 2_900_000],
    [15, 2_900_000],
    [20, 3_600_000],
  ])('a car of %i years worth a million costs %i kuruş in Bursa', (vehicleAge, net) => {
    expect(kaskoNet({ ...plain, vehicleAge })).toBe(net);
  });

  test.each([
    ['İstanbul', { provinceCode: 34 }, 1.15],
    ['Ankara', { provinceCode: 6 }, 1.08],
    ['İzmir', { provinceCode: 35 }, 1.08],
    ['a province without metropolitan municipality', { provinceCode: 57 }, 0.92],
    ['LPG', { lpg: true }, 1.08],
    ['petrol and LPG', { fuel: 'Benzin+LPG' }, 1.08],
    ['an electric car', { fuel: 'Elektrik' }, 1.12],
    ['a car for hire by its flag', { rentACar: true }, 1.6],
    ['a car for hire by its usage', { usage: '111-11' }, 1.6],
    ['a driver of 24', { driverAge: 24 }, 1.25],
    ['a company without driver', { driverAge: undefined }, 1],
    ['a teacher', { professionCode: 'ogretmen' }, 0.9],
    ['another profession', { professionCode: 'kaptan' }, 1],
    ['60 % no-claims discount', { noClaimPercent: 60 }, 0.55],
  ])('%s', (_, change, factor) => {
    expect(kaskoNet({ ...plain, ...change })).toBe(Math.round(1_750_000 * factor));
  });

  test('all parts multiply as in the formula', () => {
    const net = kaskoNet({
      ...plain,
      value: 150_000_000,
      vehicleAge: 1,
      provinceCode: 34,
      lpg: true,
      driverAge: 22,
      noClaimPercent: 30,
    });
    expect(net).toBe(Math.round(150_000_000 * 0.0155 * 1.15 * 1.08 * 1.25 * (1 - 0.75 * 0.3)));
  });

  test.each([
    [0, 0],
    [1, 30],
    [4, 60],
    [5, 65],
    [12, 65],
  ])('%i years without a claim give %i %', (years, percent) => {
    expect(noClaimPercent(years)).toBe(percent);
  });
});

describe('green card', () => {
  test.each([
    [15, 4_725],
    [30, 5_906],
    [60, 8_269],
    [90, 10_631],
    [120, 12_994],
    [150, 15_356],
    [180, 17_719],
    [365, 23_625],
  ])('a car for %i days costs %i euro cents', (days, cents) => {
    expect(greenCardGrossEuro({ group: 1, days, day })).toBe(cents);
  });

  test('the price in lira follows the rate of the day', () => {
    const rate = inForce(euroRateRows, day).value;
    expect(greenCardGross({ group: 1, days: 15, day })).toBe(Math.round((4_725 * rate) / 100));
    expect(greenCardGross({ group: 1, days: 15, day: '2026-01-10' })).toBeLessThan(
      greenCardGross({ group: 1, days: 15, day }),
    );
  });

  test.each([
    [1, 0.2],
    [15, 0.2],
    [16, 0.25],
    [31, 0.25],
    [32, 0.35],
    [92, 0.45],
    [184, 0.75],
    [185, 1],
    [366, 1],
  ])('%i days are %f of the year', (days, share) => {
    expect(shortPeriodShare(days)).toBe(share);
  });

  test.each([0, -1, 1.5, Number.NaN])('%f days are no period', (days) => {
    expect(() => shortPeriodShare(days)).toThrow(RangeError);
  });
});

describe('liability, accident and legal protection', () => {
  test.each([
    ['1000000', 90_000],
    ['2000000', 115_000],
    ['5000000', 160_000],
    ['10000000', 230_000],
    ['sinirsiz', 340_000],
  ])('liability up to %s costs %i kuruş, twice that for business', (limit, gross) => {
    expect(immGross({ limit, commercial: false })).toBe(gross);
    expect(immGross({ limit, commercial: true })).toBe(gross * 2);
  });

  test('the ladder rises with its limits and refuses others', () => {
    const prices = immLimits.map((limit) => immGross({ limit, commercial: false }));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(() => immGross({ limit: '7', commercial: false })).toThrow(RangeError);
  });

  test('personal accident is 0.9 ‰ of death and 0.6 ‰ of disability', () => {
    expect(personalAccidentNet({ death: million, disability: million })).toBe(150_000);
    expect(personalAccidentNet({ death: million / 2, disability: 0 })).toBe(45_000);
  });

  test.each([
    [10_000, 25_000],
    [10_001, 32_000],
    [100_000, 60_000],
    [500_000, 60_000],
  ])('legal protection of %i TL costs %i kuruş net', (lira, net) => {
    expect(legalProtectionNet({ limit: lira * 100 })).toBe(net);
  });
});

describe('short traffic covers', () => {
  const cap = { group: 1, provinceCode: 34, step: 4, firstEntry: false, day, daysLapsed: 0, corporate: true };

  test.each([
    [15, 0.2],
    [30, 0.25],
    [60, 0.35],
    [90, 0.45],
  ])('a dealer pays for %i days %f of the year', (days, share) => {
    expect(dealerTrafficNet({ ...cap, days })).toBe(Math.round(trafficCapNet(cap) * share));
    expect(dealerPersonalAccidentNet({ days })).toBe(60_000 * share);
    expect(dealerTravelNet({ days })).toBe(48_000 * share);
  });

  test('a foreign vehicle pays by the same shares for its own terms', () => {
    expect(frontierTrafficNet({ ...cap, days: 180 })).toBe(Math.round(trafficCapNet(cap) * 0.75));
    expect(frontierTrafficNet({ ...cap, days: 365 })).toBe(trafficCapNet(cap));
  });

  test('other lengths are refused', () => {
    expect(() => dealerTrafficNet({ ...cap, days: 45 })).toThrow(RangeError);
    expect(() => frontierTrafficNet({ ...cap, days: 60 })).toThrow(RangeError);
  });
});
