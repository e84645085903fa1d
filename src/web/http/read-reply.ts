import { type Envelope, isEnvelope } from '#contracts/envelope.ts';

/** Reads a reply's text. What is no envelope did not come from the API and counts as no reply. */
export function readReply(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
