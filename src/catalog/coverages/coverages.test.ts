import { describe, expect, test } from 'vitest';
import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { quotedLines } from '#catalog/risks/quoted-lines.ts';
import { type CoverageKey, type CoverageValue, coverageKeys } from '#domain/quote/coverage.ts';
import { coverageAbouts } from '#messages/coverage-abouts.ts';
import { coverText } from './cover-text.ts';
import { coverageRowsWith, coveragesOf } from './lines.ts';
import { coverageText, inSentence } from './value-text.ts';
import { coverageRow } from './vocabulary.ts';
import { waitOf } from './waiting.ts';

const sold = new Set(quotedLines.flatMap((line) => [line, ...addOnsOf(line)]));

describe('words for covers', () => {
  test('every coverage has a name, a line on it and a group', () => {
    for (const key of coverageKeys) {
      expect(coverageRow(key).label).not.toBe('');
      expect(coverageAbouts[key]).toMatch(/\.$/);
    }
  });

  test('no two coverages of a line have the same name', () => {
    for (const line of sold) {
      const { rows } = coveragesOf(line);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    }
  });

  test.each([...sold])('%s names what decides between two offers', (line) => {
    const { rows, decisive } = coveragesOf(line);
    expect(decisive.length).toBeGreaterThan(0);
    expect(decisive.length).toBeLessThanOrEqual(6);
    expect(rows.slice(0, decisive.length)).toEqual(decisive);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('kasko, traffic, property, health, travel, pets and phones show four to six on a card', () => {
    const cars = ['kasko', 'trafik', 'yabanciTrafik', 'galericikisatrafik'] as const;
    const people = ['tamamlayici', 'bireysel', 'yabanci', 'seyahat'] as const;
    const things = ['dask', 'konut', 'petsaglik', 'telefon'] as const;
    for (const line of [...cars, ...people, ...things])
      expect(coveragesOf(line).decisive.length).toBeGreaterThanOrEqual(4);
  });

  test('less of an excess is better, more of everything else', () => {
    expect(coverageKeys.filter((key) => coverageRow(key).sense === 'excess')).toEqual([
      'depremMuafiyeti',
      'camKirilmaMuafiyeti',
      'daskMuafiyet',
      'depremMuafiyetiEv',
      'suMuafiyeti',
      'hirsizlikMuafiyeti',
      'muayeneKatilim',
      'yatarakKatilim',
      'anlasmaDisiKatilim',
      'beklemeSuresi',
      'seyahatMuafiyeti',
      'petKatilimPayi',
      'hastalikBekleme',
      'kazaBekleme',
      'telefonMuafiyeti',
      'hirsizlikBekleme',
    ]);
  });
});

describe('[K-08] what a coverage is worth', () => {
  const plain = coverageRow('immLimitiAyrimsiz');
  test.each<[CoverageValue, string]>([
    [{ kind: 'amount', amount: 1_000_000 }, '10.000 TL'],
    [{ kind: 'amount', amount: 1_000_050 }, '10.000,50 TL'],
    [{ kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 }, '30.000 €'],
    [{ kind: 'foreignAmount', currency: 'EUR', amount: 1250 }, '12,50 €'],
    [{ kind: 'foreignAmount', currency: 'USD', amount: 5_000_000 }, '50.000 $'],
    [{ kind: 'unlimited' }, 'Limitsiz'],
    [{ kind: 'marketValue' }, 'Rayiç bedel'],
    [{ kind: 'percent', percent: 5 }, '%5'],
    [{ kind: 'percent', percent: 2.5 }, '%2,5'],
    [{ kind: 'count', count: 2 }, '2 kez'],
    [{ kind: 'included' }, 'Dahil'],
    [{ kind: 'notIncluded' }, 'Hariç'],
    [{ kind: 'unknown' }, 'Bilgi yok'],
  ])('%j reads %s', (value, text) => {
    expect(coverageText(plain, value)).toBe(text);
  });

  test('a replacement car is counted in days, and an excess of nothing is none', () => {
    expect(coverageText(coverageRow('kiralikArac'), { kind: 'count', count: 14 })).toBe('14 gün');
    expect(coverageText(coverageRow('camKirilmaMuafiyeti'), { kind: 'percent', percent: 0 })).toBe('Yok');
    expect(coverageText(coverageRow('camKirilmaMuafiyeti'), { kind: 'percent', percent: 20 })).toBe('%20');
  });

  test('visits, sessions, institutions and months are counted by their names', () => {
    const count = (figure: number): CoverageValue => ({ kind: 'count', count: figure });
    expect(coverageText(coverageRow('ayaktaTedavi'), count(10))).toBe('10 muayene');
    expect(coverageText(coverageRow('fizikTedavi'), count(20))).toBe('20 seans');
    expect(coverageText(coverageRow('anlasmaliKurum'), count(1320))).toBe('1.320 kurum');
    expect(coverageText(coverageRow('beklemeSuresi'), count(12))).toBe('12 ay');
  });

  test('no wait, no co-pay and an excess of nought euro are none', () => {
    expect(coverageText(coverageRow('beklemeSuresi'), { kind: 'count', count: 0 })).toBe('Yok');
    expect(coverageText(coverageRow('muayeneKatilim'), { kind: 'percent', percent: 0 })).toBe('Yok');
    const noEuro: CoverageValue = { kind: 'foreignAmount', currency: 'EUR', amount: 0 };
    expect(coverageText(coverageRow('seyahatMuafiyeti'), noEuro)).toBe('Yok');
    expect(coverageText(coverageRow('bagajKaybi'), noEuro)).toBe('0 €');
  });

  test('labels in the middle of a sentence are small, short forms are not', () => {
    expect(['İkame araç', 'İMM limiti', 'Yetkili servis'].map(inSentence)).toEqual([
      'ikame araç',
      'İMM limiti',
      'yetkili servis',
    ]);
  });

  test('an excess of what is not covered says so, and a coverage that is not there is left out', () => {
    expect(coverageText(coverageRow('depremMuafiyetiEv'), { kind: 'notIncluded' })).toBe('Teminat yok');
    expect(coverageText(coverageRow('hirsizlikEv'), { kind: 'notIncluded' })).toBe('Hariç');
  });
});

describe('the wait for a cover', () => {
  const days = (count: number): CoverageValue => ({ kind: 'count', count });
  const fifty: CoverageValue = { kind: 'amount', amount: 5_000_000 };
  const [no, unknown]: readonly CoverageValue[] = [{ kind: 'notIncluded' }, { kind: 'unknown' }];

  test.each<[Partial<Record<CoverageKey, CoverageValue | undefined>>, string]>([
    [{ vetTedavisi: fifty, hastalikBekleme: days(14) }, '50.000 TL · 14 gün bekleme'],
    [{ vetTedavisi: fifty, hastalikBekleme: days(0) }, '50.000 TL · bekleme yok'],
    [{ vetTedavisi: fifty, hastalikBekleme: unknown }, '50.000 TL · bekleme süresi: bilgi yok'],
    [{ vetTedavisi: fifty }, '50.000 TL · bekleme süresi: bilgi yok'],
    [{ vetTedavisi: fifty, hastalikBekleme: no }, '50.000 TL · bekleme süresi: bilgi yok'],
    [{ vetTedavisi: no, hastalikBekleme: days(14) }, 'Hariç'],
    [{ hastalikBekleme: days(14) }, 'Bilgi yok · 14 gün bekleme'],
    [{}, 'Bilgi yok'],
  ])('%j reads %s', (told, text) => {
    const coverages = new Map(Object.entries(told) as [CoverageKey, CoverageValue][]);
    expect(coverText(coverageRow('vetTedavisi'), coverages)).toBe(text);
  });

  test('stands beside its cover and in no row of its own', () => {
    const pet = coverageRowsWith('petsaglik', ['hastalikBekleme', 'kazaBekleme', 'yolYardim']).map(({ key }) => key);
    expect(pet).toEqual(expect.arrayContaining(['vetTedavisi', 'kazaTedavisi', 'yolYardim']));
    expect(pet.filter((key) => key.endsWith('Bekleme'))).toEqual([]);
    expect(coverageRowsWith('kasko', ['hastalikBekleme']).at(-1)?.key).toBe('hastalikBekleme');
    expect(coveragesOf('tamamlayici').rows.map(({ key }) => key)).toContain('beklemeSuresi');
  });

  test('is weighed with the cover it belongs to', () => {
    const weighed = (line: 'petsaglik' | 'telefon') => coveragesOf(line).weighed.map(({ key }) => key);
    expect(weighed('petsaglik')).toEqual(expect.arrayContaining(['hastalikBekleme', 'kazaBekleme']));
    expect(weighed('telefon')).toContain('hirsizlikBekleme');
    for (const line of sold) {
      const { decisive, weighed: keys } = coveragesOf(line);
      expect(keys.length).toBe(decisive.length + decisive.filter(({ key }) => waitOf(key) !== undefined).length);
    }
  });
});
