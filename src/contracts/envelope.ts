import { outcomeMessages } from '#messages/outcomes.ts';
import { type OutcomeName, outcomes } from './outcomes.ts';

/** Every reply of the API has this shape, whatever happened. */
export type Envelope<Data = unknown> = {
  readonly Success: boolean;
  readonly StatusCode: number;
  readonly Message: string;
  readonly Messages: readonly string[];
  readonly Data: Data;
};

/** Builds the reply of an outcome; own messages replace the table's sentence. */
export function envelope<Data>(name: OutcomeName, data: Data, messages: readonly string[] = []): Envelope<Data> {
  const outcome = outcomes[name];
  const spoken = messages.length > 0 ? [...messages] : [outcomeMessages[name]];
  return {
    Success: !outcome.failure,
    StatusCode: outcome.code,
    Message: spoken[0] ?? outcomeMessages[name],
    Messages: spoken,
    Data: data,
  };
}

/** Whether something that came over the wire is an envelope. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { Success, StatusCode, Message, Messages } = value as Record<string, unknown>;
  return (
    typeof Success === 'boolean' &&
    Number.isInteger(StatusCode) &&
    typeof Message === 'string' &&
    Array.isArray(Messages) &&
    Messages.every((message) => typeof message === 'string') &&
    'Data' in value
  );
}
