import { z } from 'zod';
import type { DeliveryAnswer } from '#ports/messaging.ts';

const faultSchema = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** Envelope and message are what a server can refuse for good (5xx); login and line are no fault of theirs. */
export function failureAnswer(error: unknown): DeliveryAnswer {
  const { code, responseCode = 0 } = faultSchema.safeParse(error).data ?? {};
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutTheMail && responseCode >= 500
    ? { kind: 'refused', reason: String(responseCode) }
    : { kind: 'unavailable' };
}
