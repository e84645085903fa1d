import type { FastifyInstance, FastifyReply } from 'fastify';
import { envelope } from '#contracts/envelope.ts';
import { outcomeOfStatus } from '#contracts/outcome-of-status.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';

export function sendOutcome(
  reply: FastifyReply,
  name: OutcomeName,
  data: unknown = null,
  messages: readonly string[] = [],
): FastifyReply {
  return reply.code(outcomes[name].http).send(envelope(name, data, messages));
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
