import { z } from 'zod';
import { type OutcomeName, outcomes } from './outcomes.ts';

/** Every reply of the API has this shape, whatever happened. */
export const envelopeSchema = z.object({
  Success: z.boolean(),
  StatusCode: z.number().int(),
  Message: z.string(),
  Messages: z.array(z.string()),
  Data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'Data'> & { Data: Data };

/** Builds the reply of an outcome; own messages replace the table's sentence. */
export function envelope<Data>(name: OutcomeName, data: Data, messages: readonly string[] = []): Envelope<Data> {
  const outcome = outcomes[name];
  const spoken = messages.length > 0 ? [...messages] : [outcome.message];
  return {
    Success: !outcome.failure,
    StatusCode: outcome.code,
    Message: spoken[0] ?? outcome.message,
    Messages: spoken,
    Data: data,
  };
}
