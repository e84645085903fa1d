import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptUnder } from '#testing/browser.ts';
import { encryptSecret } from './encrypt-secret.ts';

test.each(['x', 'Uzun-bir-şifre-1', 'on altı harf tam', 'ğ'.repeat(128)])(
  '[K-07] %j is encrypted as the server reads it',
  async (text) => {
    const salt = randomBytes(32).toString('base64');
    expect(await encryptSecret(salt, text)).toBe(encryptUnder(salt, text));
  },
);
