import type { FastifyInstance, FastifyReply } from 'fastify';
import { addresses } from '#contracts/addresses.ts';
import { envelope } from '#contracts/envelope.ts';
import { findCall } from '#contracts/index.ts';
import { outcomeOfStatus } from '#contracts/outcome-of-status.ts';
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

/** A database that restarts is back within so many seconds. */
const databaseBackSeconds = 5;

/** Every failure leaves as an envelope; a fault is logged and answered neutrally. */
export function registerErrors(app: FastifyInstance, isDatabaseAway: (error: unknown) => boolean): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode } = error;
    // What has a status is of the request's own making: a line that breaks off looks like a lost database otherwise.
    if (statusCode === undefined && isDatabaseAway(error)) {
      return sendOutcome(reply.header('Retry-After', databaseBackSeconds), 'upstreamDown');
    }
    const name = outcomeOfStatus(statusCode ?? 500);
    if (name === 'fault') request.log.error({ err: error }, 'call failed');
    return sendOutcome(reply, name);
  });
  app.setNotFoundHandler((request, reply) => {
    const id = findCall(request.url.split('?')[0] ?? '');
    if (!id) return sendOutcome(reply, 'unknownCall');
    return sendOutcome(reply.header('Allow', addresses[id].methods.join(', ')), 'methodNotAllowed');
  });
}
