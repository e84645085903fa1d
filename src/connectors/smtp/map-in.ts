import { z } from 'zod';
import type { DeliveryAnswer } from '#ports/messaging.ts';

const faultSchema = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** A server that names the message or its receiver as the problem (5xx) refuses for good; our own login is no such problem. */
export function failureAnswer(error: unknown): DeliveryAnswer {
  const { code, responseCode = 0 } = faultSchema.safeParse(error).data ?? {};
  if (code === 'EAUTH' || responseCode < 500) return { kind: 'unavailable' };
  return { kind: 'refused', reason: String(responseCode) };
}
