import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { coverageKeys } from '#domain/quote/coverage.ts';
import { decided, decisionDay, packagesOf, sellersOf } from '#testing/decided.ts';
import { healthyPerson, journeyFields } from '#testing/people-fields.ts';
import type { Fields } from '../application.ts';
import { euroRate } from '../rates.ts';
import { reasons } from '../reasons.ts';

type Journey = { readonly days?: number; readonly fields?: Fields; readonly people?: readonly Fields[] };

const question = ({ days = 8, fields = {}, people = [{}] }: Journey) => ({
  line: 'seyahat' as const,
  fields: { ...journeyFields, endDate: addDays(decisionDay, days - 1), ...fields },
  people: people.map((person) => ({ ...healthyPerson, ...person })),
});
const ask = (code: string, journey: Journey = {}) => decided(code, question(journey));
const silver = (code: string, journey: Journey = {}) => {
  const found = packagesOf(code, question(journey)).find(({ name }) => name === 'Gümüş');
  if (!found?.foreignPrice) throw new Error(code);
  return { ...found, euro: found.foreignPrice.gross / 100 };
};
const born = (birthDate: string) => ({ people: [{ birthDate }] });

describe('a journey’s price', () => {
  test.each([
    [1, 6],
    [8, 6],
    [9, 8],
    [15, 8],
    [16, 12],
    [31, 12],
    [32, 20],
    [62, 20],
    [63, 28],
    [92, 28],
    [93, 45],
    [184, 45],
    [185, 60],
    [366, 60],
  ])('%i days cost %i euro at an insurer of the market’s price', (days, euro) => {
    expect(silver('912', { days }).euro).toBeCloseTo(euro, 1);
  });

  test.each([
    ['everywhere but the USA, Canada and Japan', { fields: { region: 'worldWithoutUsa' } }, 9.6],
    ['everywhere', { fields: { region: 'world' } }, 14.4],
    ['sport', { fields: { sport: 'true' } }, 7.5],
    ['business', { fields: { purpose: 'business' } }, 6],
    ['education', { fields: { purpose: 'education' } }, 5.7],
    ['all journeys of a year', { fields: { annual: 'true', endDate: '2027-11-16' } }, 60],
    ['65 years', born('1961-01-01'), 6],
    ['66 years', born('1960-01-01'), 9],
    ['70 years', born('1956-01-01'), 9],
    ['71 years', born('1955-01-01'), 12],
    ['76 years', born('1950-01-01'), 18],
    ['80 years', born('1946-01-01'), 18],
  ] satisfies [string, Journey, number][])('%s', (_, journey, euro) => {
    expect(silver('912', journey).euro).toBeCloseTo(euro, 1);
  });

  test('a family of three pays a tenth less, each by age, and friends do not', () => {
    const people = [{}, { birthDate: '1955-01-01' }, { birthDate: '2015-01-01' }];
    const family = silver('912', { people, fields: { family: 'true' } });
    // (6 + 12 + 6) × 0.9
    expect(family.euro).toBeCloseTo(21.6, 1);
    expect(silver('912', { people }).euro).toBeCloseTo(24, 1);
    expect(family.personPrices.map(({ gross }) => Math.round((gross / family.gross) * 100))).toEqual([25, 50, 25]);
    expect(family.personPrices.reduce((sum, { gross }) => sum + gross, 0)).toBe(family.gross);
  });

  test('is made in euro and charged in lira at the rate of the day', () => {
    const { rate, rateDay } = euroRate(decisionDay);
    const { foreignPrice, gross, net } = silver('912');
    expect(foreignPrice).toEqual({ currency: 'EUR', gross: 600, rate, rateDay });
    expect(gross).toBe(Math.round(600 * rate));
    expect(net).toBe(Math.round(571 * rate));
  });

  test('longer than a year is sold by nobody', () => {
    for (const code of sellersOf('seyahat'))
      expect(ask(code, { days: 380 })).toEqual({ kind: 'declined', reason: reasons.term });
  });

  test('a year of journeys says how long each may be', () => {
    const { warnings } = silver('912', { fields: { annual: 'true', endDate: '2027-11-16' } });
    expect(warnings).toEqual(['Yıl içindeki her seyahat en çok 92 gün için güvencededir.']);
  });
});

describe('who travels with whom', () => {
  test.each([
    ['911', born('1950-01-01'), reasons.age],
    ['912', born('1945-01-01'), reasons.age],
    ['911', { people: [{}, { birthDate: '1950-01-01' }] }, reasons.oneAge],
    ['907', { fields: { sport: 'true' } }, reasons.sport],
    ['905', { fields: { region: 'world' } }, reasons.usa],
  ] satisfies [string, Journey, string][])('%s declines %j', (code, journey, reason) => {
    expect(ask(code, journey)).toEqual({ kind: 'declined', reason });
  });

  test('somebody always takes an ordinary journey', () => {
    expect(sellersOf('seyahat')).toEqual(['905', '907', '911', '912', '916']);
    for (const region of ['schengen', 'world', 'worldWithoutUsa'])
      for (const sport of ['true', 'false']) {
        const takers = sellersOf('seyahat').filter(
          (code) => ask(code, { fields: { region, sport } }).kind === 'packages',
        );
        expect(takers.length).toBeGreaterThanOrEqual(3);
      }
  });

  test('a question without travellers says so', () => {
    expect(ask('912', { people: [] })).toEqual({ kind: 'incomplete', fields: ['insured'] });
  });
});

describe('what is covered', () => {
  test('treatment reaches what Schengen wants, but for one package of 916, which says so', () => {
    const short = sellersOf('seyahat').flatMap((code) =>
      packagesOf(code, question({})).flatMap(({ name, coverages, warnings }) => {
        const medical = coverages.find((coverage) => coverage.code === 'tibbiTedavi')?.value;
        const enough = medical?.type === 'FOREIGN_AMOUNT' && medical.amount >= 3_000_000;
        return enough ? [] : [[code, name, ...warnings]];
      }),
    );
    expect(short).toEqual([['916', 'Ekonomik', 'Schengen vizesi için aranan 30.000 € tedavi teminatını karşılamaz.']]);
    const elsewhere = packagesOf('916', question({ fields: { region: 'worldWithoutUsa' } }));
    expect(elsewhere.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  test('wider plans cost more and cover more', () => {
    const plans = packagesOf('911', question({}));
    expect(plans.map(({ name }) => name)).toEqual(['Gümüş', 'Altın', 'Platin']);
    const prices = plans.map(({ gross }) => gross);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const missing = plans.map(({ coverages }) => coverages.filter(({ value }) => value.type === 'NOT_INCLUDED').length);
    expect(missing).toEqual(missing.toSorted((one, other) => other - one));
    expect(missing[0]).toBeGreaterThan(missing[2] ?? 0);
  });

  test('912 keeps the premium where a visa is refused, the others give it back', () => {
    const keeping = sellersOf('seyahat').filter((code) =>
      packagesOf(code, question({}))[0]?.coverages.some(
        (coverage) => coverage.code === 'vizeReddiIade' && coverage.value.type === 'NOT_INCLUDED',
      ),
    );
    expect(keeping).toEqual(['912']);
  });

  test('every coverage has a key of ours', () => {
    const keys = new Set<string>(coverageKeys);
    for (const { coverages } of packagesOf('911', question({})))
      for (const { code } of coverages) expect(keys.has(code), code).toBe(true);
  });
});
