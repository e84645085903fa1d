import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { QuoteAnswer } from '#ports/insurer.ts';
import { turkishDialect } from '../default/rest/dialect.ts';
import { restIn } from '../default/rest/in.ts';

export const read = restIn(turkishDialect);

const delivery = z.object({ headers: z.looseObject({ 'x-imza': z.string() }), body: z.string() });
const answered = z.object({ reference: z.string(), result: z.unknown() });

/** The body of a message that the insurer has signed; anything else is not from it. */
export function signedBody(message: unknown, secret: string): string | undefined {
  const parsed = delivery.safeParse(message);
  if (!parsed.success) return undefined;
  const { headers, body } = parsed.data;
  const expected = createHmac('sha256', secret).update(body).digest();
  const shown = Buffer.from(headers['x-imza'], 'hex');
  return shown.length === expected.length && timingSafeEqual(shown, expected) ? body : undefined;
}

/** The quote inside an answer, if it is one to this question. */
export function quoteInside(content: unknown, reference: string): QuoteAnswer | undefined {
  const { reference: told, result } = answered.parse(content);
  return told === reference ? read.quoteOf(result) : undefined;
}
