import { describe, expect, test } from 'vitest';
import { coverageKeys } from '#domain/quote/coverage.ts';
import { decided, packagesOf, sellersOf } from '#testing/decided.ts';
import { careFields, healthyPerson } from '#testing/people-fields.ts';
import type { Fields } from '../application.ts';
import { reasons } from '../reasons.ts';

const question = (people: readonly Fields[], fields: Fields = {}) => ({
  line: 'yabanci' as const,
  fields: { termYears: '1', ...fields },
  people: people.map((person) => {
    const { heightCm: _, weightKg: __, conditions: ___, ...known } = healthyPerson;
    return { ...known, identityType: 'passport', identityNumber: 'U1234567', ...person };
  }),
});
const ask = (code: string, birthDate: string) => decided(code, question([{ birthDate }]));

describe('health of foreigners', () => {
  test.each([
    ['2016-01-01', 1.07],
    ['2005-01-01', 1],
    ['1998-01-01', 1.34],
    ['1993-01-01', 1.5],
    ['1988-01-01', 1.67],
    ['1983-01-01', 2.19],
    ['1978-01-01', 2.25],
    ['1973-01-01', 3.03],
    ['1968-01-01', 3.56],
    ['1963-01-01', 5.72],
    ['1960-01-01', 10],
  ])('who was born on %s pays 2,400 TL × %f, and × 1.85 for two years', (birthDate, factor) => {
    const [year] = packagesOf('906', question([{ birthDate }]));
    expect(Number(year?.gross) / 100).toBeCloseTo(2_400 * factor * 1.03, 2);
    const [both] = packagesOf('906', question([{ birthDate }], { termYears: '2' }));
    expect(Number(both?.gross) / 100).toBeCloseTo(2_400 * factor * 1.03 * 1.85, 2);
  });

  test('everybody has a price, and the prices sum to the whole', () => {
    const [offered] = packagesOf('906', question([{}, { birthDate: '2016-01-01' }]));
    expect(offered?.personPrices).toHaveLength(2);
    expect(offered?.personPrices.reduce((sum, { gross }) => sum + gross, 0)).toBe(offered?.gross);
  });

  test.each([
    ['903', '1961-01-01', reasons.age],
    ['912', '1960-01-01', reasons.age],
    ['906', '1955-01-01', reasons.age],
    ['908', '2026-11-10', reasons.newborn],
  ])('%s declines who was born on %s', (code, birthDate, reason) => {
    expect(ask(code, birthDate)).toEqual({ kind: 'declined', reason });
  });

  test('five sell it; 912 alone has a package below what a permit wants, and says so', () => {
    expect(sellersOf('yabanci')).toEqual(['903', '906', '908', '911', '912']);
    const short = sellersOf('yabanci').flatMap((code) =>
      packagesOf(code, question([{}])).flatMap(({ name, coverages, warnings }) => {
        const outside = coverages.find((coverage) => coverage.code === 'anlasmaDisiLimit')?.value;
        const enough = outside?.type === 'AMOUNT' && outside.amount >= 2_000_000;
        return enough ? [] : [[code, name, ...warnings]];
      }),
    );
    expect(short).toEqual([['912', 'Temel Sağlık', 'İkamet izni başvurusu için aranan asgari teminatı karşılamaz.']]);
  });

  test('908 offers more beside the least', () => {
    const [least, more] = packagesOf('908', question([{}]));
    expect(more?.gross).toBeGreaterThan(least?.gross ?? 0);
  });

  test('a term is needed, a declaration is not', () => {
    const { termYears: _, ...rest } = careFields;
    expect(decided('906', { line: 'yabanci', fields: rest, people: [healthyPerson] })).toEqual({
      kind: 'incomplete',
      fields: ['termYears'],
    });
  });

  test('every coverage has a key of ours', () => {
    const keys = new Set<string>(coverageKeys);
    for (const { coverages } of packagesOf('908', question([{}])))
      for (const { code } of coverages) expect(keys.has(code), code).toBe(true);
  });
});
