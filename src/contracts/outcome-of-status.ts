import { envelope } from './envelope.ts';
import type { OutcomeName } from './outcomes.ts';

/** HTTP failures that a server raises before a handler runs, as outcomes of the table. */
export function outcomeOfStatus(status: number): OutcomeName {
  if (status === 404) return 'unknownCall';
  if (status === 405) return 'methodNotAllowed';
  if (status === 413) return 'bodyTooLarge';
  if (status === 415) return 'unsupportedBody';
  if (status === 429) return 'tooManyRequests';
  return status < 500 ? 'malformedBody' : 'fault';
}

/** The same as the text of a reply, for lines on which nothing else can be said. */
export function refusalBody(status: number): string {
  return JSON.stringify(envelope(outcomeOfStatus(status), null));
}
