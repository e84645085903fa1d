import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentReturn } from '#ports/payment.ts';

function sealOf(reference: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`return:${reference}`).digest('hex');
}

/**
 * The provider brings back nothing but its token, unsigned. So the address it returns to names the order under a seal
 * of ours, and the token is believed only after asking what was paid with it.
 */
export function sealedReturnUrl(returnUrl: string, reference: string, secretKey: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('reference', reference);
  url.searchParams.set('seal', sealOf(reference, secretKey));
  return url.href;
}

/** The fields are those of the address and of the body together. */
export function readSealed(fields: Readonly<Record<string, string>>, secretKey: string): PaymentReturn {
  const { reference, seal, token } = fields;
  if (!reference || !seal || !token) return { kind: 'forged' };
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(reference, secretKey));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'forged' };
  return { kind: 'verified', reference, proof: { token } };
}
