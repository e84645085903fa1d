import { expect, test } from 'vitest';
import { liraOf } from './lira-text.ts';

test.each([
  ['1234,56', 123_456],
  ['1.234,5', 123_450],
  ['1.234', 123_400],
  ['1.234.567,00 TL', 123_456_700],
  ['12.5', 1_250],
  ['0', 0],
  ['-5', undefined],
  ['1,234', undefined],
  ['12.34,5', undefined],
  ['', undefined],
  ['on', undefined],
] as const)('%s', (text, kurus) => {
  expect(liraOf(text)).toBe(kurus);
});
