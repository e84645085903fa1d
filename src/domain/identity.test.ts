import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';

test.each([
  ['11111111110', 'national'],
  ['99000000110', 'foreigner'],
  ['1111111114', 'tax'],
  ['9900000011', 'tax'],
] as const)('%s is a %s number', (number, kind) => {
  expect(identityOf(number)).toEqual({ kind, number });
});
