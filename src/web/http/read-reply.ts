import { type Envelope, envelopeSchema } from '#contracts/envelope.ts';

/** Reads a reply's text. What is no envelope did not come from the API and counts as no reply. */
export function readReply(text: string): Envelope | undefined {
  try {
    const parsed = envelopeSchema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
