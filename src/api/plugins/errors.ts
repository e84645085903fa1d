import type { FastifyInstance, FastifyReply } from 'fastify';
import { addresses } from '#contracts/addresses.ts';
import { envelope } from '#contracts/envelope.ts';
import { findCall } from '#contracts/index.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';

export function sendOutcome(
  reply: FastifyReply,
  name: OutcomeName,
  data: unknown = null,
  messages: readonly string[] = [],
): FastifyReply {
  return reply.code(outcomes[name].http).send(envelope(name, data, messages));
}

/** HTTP failures that Fastify raises before a handler runs, as outcomes of the table. */
export function outcomeOfStatus(status: number): OutcomeName {
  if (status === 404) return 'unknownCall';
  if (status === 405) return 'methodNotAllowed';
  if (status === 413) return 'bodyTooLarge';
  if (status === 415) return 'unsupportedBody';
  if (status === 429) return 'tooManyRequests';
  return status < 500 ? 'malformedBody' : 'fault';
}

/** A database that restarts is back within so many seconds. */
const databaseBackSeconds = 5;

/** Every failure leaves as an envelope; a fault is logged and answered neutrally. */
export function registerErrors(app: FastifyInstance, isDatabaseAway: (error: unknown) => boolean): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (isDatabaseAway(error)) return sendOutcome(reply.header('Retry-After', databaseBackSeconds), 'upstreamDown');
    const name = outcomeOfStatus(error.statusCode ?? 500);
    if (name === 'fault') request.log.error({ err: error }, 'call failed');
    return sendOutcome(reply, name);
  });
  app.setNotFoundHandler((request, reply) => {
    const id = findCall(request.url.split('?')[0] ?? '');
    if (!id) return sendOutcome(reply, 'unknownCall');
    return sendOutcome(reply.header('Allow', addresses[id].methods.join(', ')), 'methodNotAllowed');
  });
}
