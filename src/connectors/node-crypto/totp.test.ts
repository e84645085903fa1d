import { expect, test } from 'vitest';
import { totpStepOf } from '#domain/desk/totp-steps.ts';
import { totp } from './totp.ts';

/** "12345678901234567890" in base 32, with moments and codes of RFC 6238, appendix B; the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (second, code) => {
  expect(totp.codeAt(secret, totpStepOf(new Date(second * 1000)))).toBe(code);
});

test('a new secret is 160 random bits, and an app reads it from its address', () => {
  const [one, other] = [totp.newSecret(), totp.newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(totp.address(one, { name: 'ayse', issuer: 'Karşıla' }));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(one);
});
