import { expect, test } from 'vitest';
import { lineKeys } from '#domain/lines.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { shortCoverNames } from '#messages/short-covers.ts';
import { coveragesOf } from './lines.ts';
import { coverMark } from './short-text.ts';
import { coverageRow } from './vocabulary.ts';

const mark = (value: CoverageValue) =>
  coverMark(coverageRow('immLimitiAyrimsiz'), new Map([['immLimitiAyrimsiz', value]]));

test('a limit is said in as few letters as say it whole', () => {
  expect(mark({ kind: 'amount', amount: 500_000_000 })).toMatchObject({ kind: 'has', name: 'İMM', worth: '5 Mn TL' });
  expect(mark({ kind: 'amount', amount: 150_000_000 }).worth).toBe('1,5 Mn TL');
  expect(mark({ kind: 'amount', amount: 123_456_700 }).worth).toBe('1.234.567 TL');
  expect(mark({ kind: 'amount', amount: 50_000_000 }).worth).toBe('500.000 TL');
  expect(mark({ kind: 'unlimited' })).toMatchObject({ kind: 'has', worth: 'Limitsiz', isSaid: false });
});

test('there, not there and not told are three marks', () => {
  expect(mark({ kind: 'included' })).toMatchObject({ kind: 'has', isSaid: true });
  expect(mark({ kind: 'notIncluded' })).toMatchObject({ kind: 'not', isSaid: true, worth: 'Hariç' });
  expect(mark({ kind: 'unknown' })).toMatchObject({ kind: 'unknown', isSaid: false, worth: 'Bilgi yok' });
});

test('short names are of covers that cards show', () => {
  const shown = new Set(lineKeys.flatMap((line) => coveragesOf(line).decisive.map(({ key }) => key as string)));
  for (const key of Object.keys(shortCoverNames)) expect(shown, key).toContain(key);
});
