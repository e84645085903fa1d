import type { FastifyInstance, FastifyReply } from 'fastify';
import { envelope } from '#contracts/envelope.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';

const comeAgainSeconds = 30;

/** Every refusal for the time being says when to come again, where the call knows it, else in half a minute. */
function sayWhen(reply: FastifyReply, http: number): void {
  if ((http === 429 || http === 503) && !reply.hasHeader('Retry-After')) reply.header('Retry-After', comeAgainSeconds);
}

export function sendOutcome(
  reply: FastifyReply,
  name: OutcomeName,
  data: unknown = null,
  messages: readonly string[] = [],
): FastifyReply {
  const { http } = outcomes[name];
  sayWhen(reply, http);
  return reply.code(http).send(envelope(name, data, messages));
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

/** Every failure leaves as an envelope; a fault is logged and answered neutrally. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const name = outcomeOfStatus(error.statusCode ?? 500);
    if (name === 'fault') request.log.error({ err: error }, 'call failed');
    return sendOutcome(reply, name);
  });
  app.setNotFoundHandler((_request, reply) => sendOutcome(reply, 'unknownCall'));
}
