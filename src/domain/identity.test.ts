import { expect, test } from 'vitest';
import { identityOf, isCompany, maskIdentity, registeredNumber } from './identity.ts';

test.each([
  ['11111111110', 'national', false],
  ['99000000110', 'foreigner', false],
  ['1111111114', 'tax', true],
  ['9900000011', 'tax', true],
] as const)('%s is a %s number', (number, kind, company) => {
  const identity = identityOf(number);
  expect(identity).toEqual({ kind, number });
  expect(isCompany(identity)).toBe(company);
  expect(registeredNumber(identity)).toBe(number);
});

test('who holds a passport only is a person without a registered number', () => {
  const identity = { kind: 'passport', number: 'U12345678' } as const;
  expect(isCompany(identity)).toBe(false);
  expect(registeredNumber(identity)).toBeUndefined();
});

test.each([
  ['11111111110', '11*******10'],
  ['1234567890', '12******90'],
])('%s on a paper is %s', (number, masked) => {
  expect(maskIdentity(identityOf(number))).toBe(masked);
});
