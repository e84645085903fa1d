import { describe, expect, test } from 'vitest';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { waitOf } from '#catalog/coverages/waiting.ts';
import { decided, packagesOf, sellersOf } from '#testing/decided.ts';
import { ordinaryDog, petFields } from '#testing/pet-and-phone-fields.ts';
import type { Fields } from '../application.ts';
import { reasons } from '../reasons.ts';

type Wish = { readonly fields?: Fields; readonly pets?: readonly Fields[] };

const cat = { species: 'cat', breed: 'van-kedisi' };
const question = ({ fields = {}, pets = [{}] }: Wish) => ({
  line: 'petsaglik' as const,
  fields: { ...petFields, ...fields },
  groups: { pets: pets.map((pet) => ({ ...ordinaryDog, ...pet })) },
});
const ask = (code: string, wish: Wish = {}) => decided(code, question(wish));
const packages = (code: string, wish: Wish = {}) => packagesOf(code, question(wish));
const one = (pet: Fields): Wish => ({ pets: [pet] });
const { chipNumber: _, ...chipless } = ordinaryDog;
const withoutChip = (pet: Fields) => ({
  line: 'petsaglik' as const,
  fields: petFields,
  groups: { pets: [{ ...chipless, ...pet }] },
});

/** With levies, in lira. */
function illnessPrice(code: string, wish: Wish = {}): number {
  const found = packages(code, wish).find(({ name }) => name === 'Kaza ve Hastalık');
  if (!found) throw new Error(code);
  return found.gross / 100;
}

const coverOf = (code: string, name: string, key: string, wish: Wish = {}) =>
  packages(code, wish)
    .find((offered) => offered.name === name)
    ?.coverages.find((coverage) => coverage.code === key)?.value;

describe('an animal’s price', () => {
  test.each([
    ['a cat', one(cat), 2900],
    ['a small dog', one({ breed: 'pomeranian' }), 3600],
    ['a dog of the middle size', one({ breed: 'beagle' }), 4400],
    ['a large dog', one({}), 5600],
    ['the day before its sixth birthday', one({ ...cat, petBirthDate: '2020-11-17' }), 2900],
    ['six years', one({ ...cat, petBirthDate: '2020-11-16' }), 3770],
    ['a neutered cat', one({ ...cat, neutered: 'true' }), 2813],
    ['50,000 lira a year', { ...one(cat), fields: { treatmentLimit: '5000000' } }, 3625],
    ['100,000 lira a year', { ...one(cat), fields: { treatmentLimit: '10000000' } }, 4640],
    ['a fifth of each bill paid by the owner', { ...one(cat), fields: { copayPercent: '20' } }, 2465],
    ['three animals', { pets: [cat, { breed: 'pomeranian' }, {}] }, 12_100],
  ] satisfies [string, Wish, number][])('%s', (_name, wish, lira) => {
    expect(illnessPrice('912', wish)).toBe(lira);
  });

  test('each insurer has its own, and wider packages cost more', () => {
    expect(illnessPrice('901', one(cat))).toBe(2900);
    expect(packages('912', one(cat)).map(({ name, gross }) => [name, gross])).toEqual([
      ['Kaza', 174_000],
      ['Kaza ve Hastalık', 290_000],
      ['Geniş', 391_500],
    ]);
    expect(packages('915', one(cat)).map(({ gross }) => gross)).toEqual([200_100, 450_225]);
  });

  test('carries five per cent of tax', () => {
    for (const { net, gross } of packages('912')) expect(Math.abs(net * 1.05 - gross)).toBeLessThanOrEqual(1);
  });

  test('905 keeps a fifth of each bill with the owner, asks accordingly and says so', () => {
    // 2,900 × 0.85 × 1.08
    expect(illnessPrice('905', one(cat))).toBe(2662.2);
    expect(illnessPrice('905', { ...one(cat), fields: { copayPercent: '20' } })).toBe(2662.2);
    expect(packages('905')[0]?.warnings).toEqual(['Her veteriner giderinin %20 kadarı sigortalıda kalır.']);
    expect(packages('905', { fields: { copayPercent: '20' } })[0]?.warnings).toEqual([]);
    expect(coverOf('905', 'Geniş', 'petKatilimPayi')).toEqual({ type: 'PERCENT', percent: 20 });
    expect(coverOf('912', 'Geniş', 'petKatilimPayi')).toEqual({ type: 'PERCENT', percent: 0 });
  });
});

describe('which animals', () => {
  test('five insurers sell, and all take an ordinary dog or cat', () => {
    expect(sellersOf('petsaglik')).toEqual(['901', '905', '907', '912', '915']);
    for (const code of sellersOf('petsaglik')) {
      expect(ask(code).kind, code).toBe('packages');
      expect(ask(code, one(cat)).kind, code).toBe('packages');
    }
    expect(ask('902')).toEqual({ kind: 'declined', reason: reasons.lineNotSold });
  });

  test('a forbidden breed is insured by nobody, not even beside another', () => {
    for (const code of sellersOf('petsaglik'))
      expect(ask(code, { pets: [cat, { breed: 'japon-tosa' }] })).toEqual({
        kind: 'declined',
        reason: reasons.forbiddenBreed,
      });
  });

  test.each([
    ['901', one({ petBirthDate: '2026-08-17' }), reasons.petTooYoung],
    ['907', one({ petBirthDate: '2026-05-17' }), reasons.petTooYoung],
    ['912', one({ petBirthDate: '2026-09-17' }), reasons.petTooYoung],
    ['901', one({ petBirthDate: '2017-11-16' }), reasons.petTooOld],
    ['912', one({ petBirthDate: '2015-11-16' }), reasons.petTooOld],
    ['915', one({ petBirthDate: '2013-11-16' }), reasons.petTooOld],
    ['907', one({ breed: 'pug' }), reasons.breed],
    ['907', one({ ...cat, breed: 'iran-kedisi' }), reasons.breed],
    ['905', one({ breed: 'kangal' }), reasons.breed],
    ['905', one({ vaccinated: 'false' }), reasons.vaccination],
    ['907', one({ vaccinated: 'false' }), reasons.vaccination],
    ['912', { fields: { startDate: '2026-12-17', endDate: '2027-12-17' } }, reasons.startTooFar],
    ['912', { fields: { treatmentLimit: '123' } }, reasons.treatmentLimit],
  ] satisfies [string, Wish, string][])('%s declines %j', (code, wish, reason) => {
    expect(ask(code, wish)).toEqual({ kind: 'declined', reason });
  });

  test.each([
    ['901', one({ petBirthDate: '2026-08-16' })],
    ['907', one({ petBirthDate: '2026-05-16' })],
    ['912', one({ petBirthDate: '2026-09-16' })],
    ['901', one({ petBirthDate: '2017-11-17' })],
    ['912', one({ petBirthDate: '2015-11-17' })],
    ['915', one({ petBirthDate: '2013-11-17' })],
  ] satisfies [string, Wish][])('%s takes %j', (code, wish) => {
    expect(ask(code, wish).kind).toBe('packages');
  });

  test('without vaccinations some pay for accidents alone', () => {
    const offered = packages('912', one({ vaccinated: 'false' }));
    expect(offered.map(({ name, warnings }) => [name, ...warnings])).toEqual([
      ['Kaza', 'Aşıları güncel olmayan hayvan olduğundan hastalık teminatı verilmedi.'],
    ]);
  });

  test('without a chip 912 warns and the others decline, from six months on', () => {
    const grown = withoutChip({ petBirthDate: '2026-05-16' });
    expect(packagesOf('912', grown)[0]?.warnings).toEqual([
      'Çip numarası bildirilmeyen hayvan var; altı ayını doldurmuş kedi ve köpeklerde çip zorunludur.',
    ]);
    for (const code of ['901', '905', '907', '915'])
      expect(decided(code, grown)).toEqual({ kind: 'declined', reason: reasons.chip });
    for (const code of ['901', '905', '912', '915'])
      expect(packagesOf(code, withoutChip({ petBirthDate: '2026-05-17' }))[0]?.warnings.join()).not.toMatch(/çip/i);
  });

  test('a question without animals says so, and one with a wrong chip too', () => {
    expect(ask('912', { pets: [] })).toEqual({ kind: 'incomplete', fields: ['pets'] });
    expect(ask('912', one({ chipNumber: '12' }))).toEqual({ kind: 'incomplete', fields: ['pets.0.chipNumber'] });
  });
});

describe('what is covered', () => {
  test('treatment reaches what was wished for, and illness waits: 14 days, 30 at 907; accidents never', () => {
    const fifty = { fields: { treatmentLimit: '5000000' } };
    const amount = { type: 'AMOUNT', amount: 5_000_000 };
    expect(coverOf('912', 'Kaza', 'kazaTedavisi', fifty)).toEqual(amount);
    expect(coverOf('912', 'Kaza', 'vetTedavisi', fifty)).toEqual({ type: 'NOT_INCLUDED' });
    expect(coverOf('912', 'Geniş', 'vetTedavisi', fifty)).toEqual(amount);
    for (const code of sellersOf('petsaglik'))
      for (const { name, coverages } of packages(code)) {
        const waits = (key: string) => coverages.find((coverage) => coverage.code === key)?.value;
        expect(waits('kazaBekleme')).toEqual({ type: 'COUNT', count: 0 });
        const illness = name === 'Kaza' ? undefined : { type: 'COUNT', count: code === '907' ? 30 : 14 };
        expect(waits('hastalikBekleme')).toEqual(illness);
      }
  });

  test('the widest package tells everything that the line compares and its waits, and nothing else', () => {
    const told = packages('912')
      .at(-1)
      ?.coverages.map((coverage) => coverage.code);
    expect(told?.toSorted()).toEqual(
      coveragesOf('petsaglik')
        .rows.flatMap(({ key }) => [key, waitOf(key) ?? []].flat())
        .toSorted(),
    );
  });
});
