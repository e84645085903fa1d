import { describe, expect, test } from 'vitest';
import { lineKeys } from '#domain/lines.ts';
import type { CoverageKey, CoverageValue } from '#domain/quote/coverage.ts';
import { minimumMet, type OfficialMinimum } from '#domain/quote/official-minimum.ts';
import { minimumOfLine } from './minimum-of-line.ts';
import { minimumCell, minimumSentence } from './minimums.ts';

const day = '2026-12-01';
type Told = readonly (readonly [CoverageKey, CoverageValue])[];
function told(of: OfficialMinimum, coverages: Told) {
  const asked = { of, day };
  const answer = minimumMet(asked, new Map(coverages));
  return { sentence: minimumSentence(asked, answer), cell: minimumCell(answer) };
}

describe('official minimums in words', () => {
  test("only foreigners' health and travel are held against one, and only from a day on", () => {
    expect(lineKeys.filter((line) => minimumOfLine(line, day) !== undefined)).toEqual(['seyahat', 'yabanci']);
    expect(minimumOfLine('yabanci', day)).toEqual({ of: 'residencePermit', day });
    expect(minimumOfLine('yabanci', undefined)).toBeUndefined();
  });

  test('what is met is said in a few words', () => {
    const enough: Told = [
      ['tibbiTedavi', { kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 }],
      ['tibbiNakil', { kind: 'included' }],
      ['cenazeNakli', { kind: 'included' }],
    ];
    expect(told('schengen', enough)).toEqual({ sentence: 'Schengen asgari teminatını karşılıyor', cell: 'Karşılıyor' });
  });

  test('what is missed says what would be needed', () => {
    const short: Told = [
      ['yatarakTedavi', { kind: 'amount', amount: 100 }],
      ['yatarakKatilim', { kind: 'percent', percent: 10 }],
      ['ayaktaLimit', { kind: 'amount', amount: 100 }],
      ['muayeneKatilim', { kind: 'percent', percent: 50 }],
    ];
    expect(told('residencePermit', short).cell).toBe(
      'Karşılamıyor: yatarak tedavi (limitsiz olmalı); yatarak tedavide katılım payı (olmamalı); ayakta tedavi, yıllık limit (en az 2.000 TL); ayakta tedavide katılım payı (en çok %40)',
    );
    expect(told('schengen', [['tibbiTedavi', { kind: 'foreignAmount', currency: 'EUR', amount: 100 }]]).sentence).toBe(
      'Schengen asgari teminatını karşılamıyor: tıbbi tedavi (en az 30.000 €)',
    );
  });

  test('what nobody told is no no', () => {
    expect(told('schengen', []).cell).toBe('Belli değil: tıbbi tedavi; tıbbi nakil; vefatta nakil');
  });
});
