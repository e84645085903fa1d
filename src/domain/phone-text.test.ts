import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['08500000901', '0850 000 09 01'],
  ['4440011', '444 00 11'],
  ['125', '125'],
])('%s is read as %s', (dialled, read) => {
  expect(phoneText(dialled)).toBe(read);
});
