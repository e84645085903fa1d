import { expect, test } from 'vitest';
import { ageText } from './desk-age.ts';

test.each([
  [0, 'şimdi'],
  [59, '59 dakika'],
  [60, '1 saat'],
  [24 * 60 - 1, '23 saat'],
  [24 * 60, '1 gün'],
  [3 * 24 * 60 + 61, '3 gün 1 saat'],
])('%i minutes', (minutes, text) => {
  expect(ageText(minutes)).toBe(text);
});
