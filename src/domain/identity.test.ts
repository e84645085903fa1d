import { describe, expect, test } from 'vitest';
import { identityOf, isCompany, registeredNumber } from './identity.ts';

describe('[V-19] what somebody is known by', () => {
  test.each([
    ['1234567890', 'tax', true],
    ['0000000001', 'tax', true],
    ['19090909018', 'national', false],
    ['99134567890', 'foreigner', false],
    ['U12345678', 'passport', false],
    ['123456789', 'passport', false],
    ['123456789x', 'passport', false],
  ] as const)('%s is a number of the kind %s', (number, kind, company) => {
    const identity = identityOf(number);
    expect(identity).toEqual({ kind, number });
    expect(isCompany(identity)).toBe(company);
    expect(registeredNumber(identity)).toBe(kind === 'passport' ? undefined : number);
  });
});
