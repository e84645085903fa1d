import { expect, test } from 'vitest';
import { caretIn } from './keep-caret.ts';

test('a caret keeps the letters and digits behind it when a text is shaped', () => {
  expect(caretIn('34krs102', 8, '34 KRS 102')).toBe(10);
  expect(caretIn('34krs102', 5, '34 KRS 102')).toBe(7);
  expect(caretIn('34krs102', 0, '34 KRS 102')).toBe(0);
  expect(caretIn('05550000001', 4, '(555)000-0001')).toBe(5);
  expect(caretIn('555', 3, '(555)')).toBe(5);
  expect(caretIn('abc', 1, '')).toBe(0);
});
