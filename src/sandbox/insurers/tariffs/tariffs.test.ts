import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { lineKeys } from '#domain/lines.ts';
import { inForce } from '#domain/tariffs/dated.ts';
import { immLimits } from '#domain/tariffs/imm-limits.ts';
import { grossOf, netOf, taxOnly } from '#domain/tariffs/levies.ts';
import { trafficCapNet } from '#domain/tariffs/traffic/caps.ts';
import { readApplication } from '../application.ts';
import { decide } from '../decide.ts';
import type { Decision } from '../decision.ts';
import { personalities } from '../personalities.ts';
import { euroRateRows } from '../rates.ts';
import { reasons } from '../reasons.ts';
import { type KaskoQuery, kaskoNet } from '../vehicle/rates/kasko-net.ts';
import { noClaimPercent } from '../vehicle/rates/no-claims.ts';
import { shortPeriodShare } from '../vehicle/rates/short-period.ts';
import { personalAccidentNet } from './ferdikaza.ts';
import { legalProtectionNet } from './hukuksalkoruma.ts';
import { immGross } from './imm.ts';
import { lineOfBranch, tariffOf, tariffs } from './index.ts';
import { greenCardGross, greenCardGrossEuro } from './yesilKart.ts';

const day = '2026-11-14';
const million = 100_000_000;

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
    ['konut', 10_500],
    ['tamamlayici', 10_500],
    ['bireysel', 10_500],
    ['yabanci', 10_500],
    ['seyahat', 10_500],
    ['petsaglik', 10_500],
    ['telefon', 10_500],
  ] as const)('100 TL net of %s are %i kuruş gross', (line, gross) => {
    expect(grossOf(tariffs[line].levies, { net: 10_000 }, day)).toBe(gross);
  });

  test('the part that pays for fire carries the fire tax beside', () => {
    expect(grossOf(tariffs.konut.levies, { net: 10_000, fireNet: 4_000 }, day)).toBe(10_900);
    expect(grossOf(tariffs.kasko.levies, { net: 10_000, fireNet: 4_000 }, day)).toBe(10_500);
  });

  test('net is found back from gross', () => {
    expect(netOf(taxOnly({ source: 'test', certainty: 'general' }), 94_500, day)).toBe(90_000);
  });

  test('gross is 1.12 of net in traffic: the April 2025 prices of steps 1 and 2 have one base', () => {
    const base = 1_430_200;
    expect(grossOf(tariffs.trafik.levies, { net: base * 2.35 }, day) / 100).toBeCloseTo(37_642, -1);
    expect(grossOf(tariffs.trafik.levies, { net: base * 1.9 }, day) / 100).toBeCloseTo(30_434, -1);
  });
});

test('a branch number belongs to one line, and one that is not sold stays a number', () => {
  expect(lineKeys.map((line) => lineOfBranch(`${tariffs[line].branch}`))).toEqual(lineKeys);
  expect(lineOfBranch('99')).toBe('99');
  expect(tariffOf('99')).toBeUndefined();
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
  ] as const)('liability up to %s costs %i kuruş, twice that for business', (limit, gross) => {
    expect(immGross(limit, { commercial: false })).toBe(gross);
    expect(immGross(limit, { commercial: true })).toBe(gross * 2);
  });

  test('the ladder rises with its limits', () => {
    const prices = immLimits.map((limit) => immGross(limit, { commercial: false }));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
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
    expect(legalProtectionNet(lira * 100)).toBe(net);
  });
});

describe('terms of a dealer’s and of a foreign vehicle', () => {
  const [insurer] = personalities;
  const year = trafficCapNet({
    group: 1,
    provinceCode: 34,
    step: 0,
    firstEntry: false,
    day,
    daysLapsed: 0,
    corporate: true,
  });

  /** A car that no insurer likes: it pays the cap, whatever the insurer's price. */
  function decided(product: string, days: number): Decision {
    const application = readApplication({
      reference: 'q',
      product,
      startDate: day,
      endDate: addDays(day, days),
      customerType: 'company',
      identityNumber: '1111111114',
      firstName: 'GALERİ',
      mobilePhone: '5550000001',
      provinceCode: '34',
      plate: '34ABC123',
      brandCode: '701',
      typeCode: '1001',
      modelYear: '1990',
      usageCode: '111-10',
      fuelType: 'Benzin',
      trafficStep: '0',
    });
    if ('kind' in application || !insurer) throw new Error('unexpected');
    return decide({ personality: insurer, application, today: day, seed: 'test' });
  }

  function netOfTerm(product: string, days: number): number | undefined {
    const decision = decided(product, days);
    return decision.kind === 'packages' ? decision.packages[0]?.net : undefined;
  }

  test.each([
    [15, 0.2],
    [30, 0.25],
    [60, 0.35],
    [90, 0.45],
  ])('a dealer pays for %i days %f of the year', (days, share) => {
    expect(netOfTerm('galericikisatrafik', days)).toBe(Math.round(year * share));
    expect(netOfTerm('galericiferdikaza', days)).toBe(60_000 * share);
    expect(netOfTerm('galericiseyahat', days)).toBe(48_000 * share);
  });

  test('a foreign vehicle pays by the same shares for its own terms', () => {
    expect(netOfTerm('yabanciTrafik', 180)).toBe(Math.round(year * 0.75));
    expect(netOfTerm('yabanciTrafik', 365)).toBe(year);
  });

  test.each([
    ['galericikisatrafik', 94],
    ['galericiferdikaza', 94],
    ['galericiseyahat', 0],
    ['yabanciTrafik', 369],
  ])('%s for %i days is sold by nobody', (product, days) => {
    expect(decided(product, days)).toEqual({ kind: 'declined', reason: reasons.term });
  });
});
