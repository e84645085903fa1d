import { z } from 'zod';
import type { DeliveryAnswer } from '#ports/messaging.ts';

const replySchema = z.object({ code: z.string(), jobid: z.string().optional() });

/** The message itself is at fault. Login, credit and limits are not its fault, so those are worth another try. */
const refusals: Readonly<Record<string, string>> = {
  '20': 'text',
  '40': 'header',
  '41': 'header',
  '50': 'number',
  '51': 'number',
  '52': 'number',
  '70': 'parameter',
};

export function deliveryAnswer(reply: unknown): DeliveryAnswer {
  const { data } = replySchema.safeParse(reply);
  if (!data) return { kind: 'unavailable' };
  if (data.code === '00') return { kind: 'sent', id: data.jobid ?? '' };
  const reason = refusals[data.code];
  return reason === undefined ? { kind: 'unavailable' } : { kind: 'refused', reason: `${reason} (${data.code})` };
}
