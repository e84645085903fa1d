import { expect, test } from 'vitest';
import { maskPolicyNumber } from './mask-policy-number.ts';

test.each([
  ['966129328283', '…8283'],
  ['ORN-100000001', '…0001'],
  ['12345678', '…'],
  ['', '…'],
])('%s is shown as %s: not its length, and of a short one nothing', (policyNumber, shown) => {
  expect(maskPolicyNumber(policyNumber)).toBe(shown);
});
