import type { FastifyRequest } from 'fastify';
import type { CallContract } from '#contracts/call.ts';
import { requestFieldsOf } from '#contracts/field-types.ts';
import { decodeModel } from '#contracts/form-model.ts';
import { honeypotField } from '#contracts/honeypot.ts';
import type { OutcomeName } from '#contracts/outcomes.ts';
import { unreadable } from '#contracts/readable.ts';
import { bodyMessages } from '#messages/validation.ts';

export type Fields = Readonly<Record<string, unknown>>;

type Read =
  | { readonly fields: Fields }
  | { readonly refused: OutcomeName; readonly messages?: readonly string[] | undefined };

/**
 * Query and body together, as the contract means them: GET variants carry their model in the query. The parts of an
 * upload are for its handler.
 */
export function readRequest(request: FastifyRequest, { encoding, request: schema }: CallContract): Read {
  if (encoding) return { fields: {} };
  if (request.isMultipart()) return { refused: 'unsupportedBody' };
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) return { refused: 'malformedBody' };
  const fields = decodeModel(requestFieldsOf(schema), { ...(request.query as Fields), ...(body as Fields) });
  switch (unreadable(fields)) {
    case 'tooDeep':
      return { refused: 'malformedBody' };
    case 'strangeText':
      return { refused: 'validation', messages: [bodyMessages.strangeText] };
    default:
      return { fields };
  }
}

const wireFields = new Set(['visitor', 'FromPlace', 'AccessToken', 'Source', honeypotField]);

/** What the call itself is about. A blank field of a form counts as left out, and so does null. */
export function callModel(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !wireFields.has(name) && value !== '' && value !== null),
  );
}
