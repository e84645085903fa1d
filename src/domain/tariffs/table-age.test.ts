import { expect, test } from 'vitest';
import type { Certainty, Dated } from './dated.ts';
import { tableAge } from './table-age.ts';

const row = (from: string, certainty: Certainty = 'sourced'): Dated<number> => ({
  from,
  value: 1,
  source: 'test',
  certainty,
});
const rows = [row('2025-01-01'), row('2026-01-01')];

test('a table is as old as the row that holds, and is overdue from the day on which its period ends', () => {
  expect(tableAge(rows, 365, '2026-01-11')).toEqual({
    since: '2026-01-01',
    certainty: 'sourced',
    isContinued: false,
    days: 10,
    dueOn: '2027-01-01',
    isOverdue: false,
  });
  expect(tableAge(rows, 365, '2026-12-31').isOverdue).toBe(false);
  expect(tableAge(rows, 365, '2027-01-01').isOverdue).toBe(true);
});

test('a row that begins later does not make it younger today', () => {
  expect(tableAge(rows, 365, '2025-12-31').since).toBe('2025-01-01');
});

test('nor do figures that only go on from the last known ones', () => {
  const projected = [...rows, row('2026-02-01', 'placeholder'), row('2026-03-01', 'placeholder')];
  expect(tableAge(projected, 31, '2026-03-05')).toMatchObject({
    since: '2026-01-01',
    isContinued: true,
    isOverdue: true,
  });
});

test('a table of guesses alone is as old as they are', () => {
  expect(tableAge([row('2026-01-01', 'placeholder')], 365, '2026-06-01')).toMatchObject({
    since: '2026-01-01',
    certainty: 'placeholder',
    isContinued: false,
  });
});

test('what only the law changes is never overdue', () => {
  expect(tableAge([row('2010-04-05')], undefined, '2026-11-17')).toMatchObject({ dueOn: undefined, isOverdue: false });
});

test('a table that has not begun is a fault', () => {
  expect(() => tableAge(rows, 365, '2024-12-31')).toThrow(RangeError);
});
