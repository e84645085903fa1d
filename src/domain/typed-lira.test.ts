import { expect, test } from 'vitest';
import { readTypedLira } from './typed-lira.ts';

test.each([
  ['1234', 123_400],
  [' 1234,5 ', 123_450],
  ['1234.56', 123_456],
  ['1.234,56', 123_456],
  ['12.345.678,90 TL', 1_234_567_890],
  ['0', 0],
])('%s is a sum', (typed, kurus) => {
  expect(readTypedLira(typed)).toBe(kurus);
});

test.each(['1.234', '1,234', '12.34,50', '-5', '-0', '', 'on lira', '1e3', '5,'])('%s is none', (typed) => {
  expect(readTypedLira(typed)).toBeUndefined();
});
