import { expect, test } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { readLogin } from './login-reply.ts';

const read = (name: Parameters<typeof envelope>[0]) => readLogin(envelope(name, {}) as never).kind;

test('[T-06] 2000 opens, 2001 asks for the phone, 2004 for the code; any other status is an error', () => {
  expect(read('loggedIn')).toBe('opened');
  expect(read('phoneVerificationRequired')).toBe('verifyPhone');
  expect(read('secondFactorRequired')).toBe('secondFactor');
  for (const other of ['ok', 'loginFailed', 'queue', 'botControl', 'dataWrong'] as const) {
    expect(read(other)).toBe('failed');
  }
  expect(readLogin(undefined).kind).toBe('failed');
});
