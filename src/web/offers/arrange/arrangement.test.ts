import { describe, expect, test } from 'vitest';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { anOffer } from '#testing/sample-offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { alikeIn, coverDiffers } from './alike.ts';
import { asItCame, readArrangement } from './arrangement.ts';
import { gradeGroups } from './grade-groups.ts';

describe('an arrangement that a tab kept', () => {
  test('is read as it was written', () => {
    const kept = {
      order: 'insurer',
      filter: { insurers: ['901'], coverages: ['yolYardim'], maxPrice: 100 },
      grade: 'tam',
      open: ['a', 'b'],
    } as const;
    expect(readArrangement(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readArrangement(JSON.parse(JSON.stringify(asItCame)))).toEqual(asItCame);
  });

  test.each([null, 7, 'x', {}, { order: 'best', filter: 3, grade: 4, open: 'a' }, { filter: { maxPrice: 'x' } }])(
    'and begins anew where it is something else: %j',
    (kept) => expect(readArrangement(kept)).toEqual(asItCame),
  );
});

describe('grades on offer', () => {
  test('one grade alone is nothing to choose from, nor is a line without grades', () => {
    expect(gradeGroups('kasko', [anOffer('a'), anOffer('b')])).toEqual([]);
    expect(gradeGroups('trafik', [anOffer('a', { packageName: 'x' }), anOffer('b')])).toEqual([]);
  });

  test('each from its lowest price, what nobody can grade apart and last', () => {
    const offers = [
      anOffer('a', { packageName: 'Mini', price: 1 }),
      anOffer('b', { packageName: 'Tam Kasko', price: 9 }),
      anOffer('c', { packageName: 'Tam Kasko', price: 7 }),
    ];
    expect(gradeGroups('kasko', offers)).toEqual([
      { key: 'tam', count: 2, from: 7 },
      { key: 'other', count: 1, from: 1 },
    ]);
  });
});

describe('offers that cover the same', () => {
  const { weighed } = coveragesOf('kasko');
  const wide: Partial<OpenOffer> = { coverages: new Map([['kiralikArac', { kind: 'included' }]]) };

  test('are found by what they told', () => {
    expect(alikeIn([anOffer('a'), anOffer('b')], weighed)?.id).toBe('a');
    expect(alikeIn([anOffer('a'), anOffer('b', wide)], weighed)).toBeUndefined();
    expect(coverDiffers([anOffer('a'), anOffer('b')], weighed)).toBe(false);
    expect(coverDiffers([anOffer('a'), anOffer('b', wide)], weighed)).toBe(true);
  });

  test('one alone, a line whose covers nobody compares, and one that keeps silent say nothing of all', () => {
    expect(alikeIn([anOffer('a')], weighed)).toBeUndefined();
    expect(alikeIn([anOffer('a'), anOffer('b')], [])).toBeUndefined();
    const silent = anOffer('c', { coverageState: 'untold', coverages: new Map() });
    expect(alikeIn([anOffer('a'), anOffer('b'), silent], weighed)).toBeUndefined();
  });

  test('one that is about to tell is waited for', () => {
    const later = anOffer('c', { coverageState: 'coming', coverages: new Map() });
    expect(alikeIn([later, anOffer('a'), anOffer('b')], weighed)?.id).toBe('a');
  });
});
