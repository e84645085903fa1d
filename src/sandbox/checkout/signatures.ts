import { createHmac, timingSafeEqual } from 'node:crypto';
import { merchant } from './merchant.ts';

function hmac(text: string): string {
  return createHmac('sha256', merchant.secretKey).update(text).digest('hex');
}

/** 'IYZWSv2 base64(apiKey:…&randomKey:…&signature:…)', the signature over random key, path below the provider's root and body. */
export function isAuthorised(header: string | undefined, path: string, body: string): boolean {
  const [scheme, encoded = ''] = (header ?? '').split(' ');
  const match = /^apiKey:(.*)&randomKey:(.*)&signature:([0-9a-f]{64})$/.exec(Buffer.from(encoded, 'base64').toString());
  if (scheme !== 'IYZWSv2' || match?.[1] !== merchant.apiKey) return false;
  const expected = hmac(`${match[2]}${path}${body}`);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(match[3] ?? ''));
}

/** Answers are signed over some of their values; figures are written without closing zeros. */
export function signAnswer(values: readonly (string | number)[]): string {
  return hmac(values.join(':'));
}
