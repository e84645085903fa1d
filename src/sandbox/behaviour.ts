import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';

/**
 * How a partner behaves. slow waits, hang never answers, reset cuts the line; the rest answer wrongly in their own way:
 * otherCurrency tells prices in dollars, twice tells an offer two times, twiceOtherwise at two prices under one number.
 */
export const behaviourModes = [
  'ok',
  'slow',
  'hang',
  'error',
  'garbage',
  'huge',
  'decline',
  'reprice',
  'review',
  'reset',
  'otherCurrency',
  'twice',
  'twiceOtherwise',
] as const;
export type BehaviourMode = (typeof behaviourModes)[number];

export const behaviourSchema = z.strictObject({
  mode: z.enum(behaviourModes),
  latencyMs: z.number().int().min(0).max(600_000).optional(),
});
export type Behaviour = z.infer<typeof behaviourSchema>;

const hugeBytes = 50 * 1024 * 1024;

/** The behaviours of all partners, by name such as 'insurers/901', 'registries/population', 'sms' or 'bank'. */
export class Behaviours {
  readonly #set = new Map<string, Behaviour>();

  of(partner: string): Behaviour {
    return this.#set.get(partner) ?? { mode: 'ok' };
  }

  change(partner: string, behaviour: Behaviour): void {
    this.#set.set(partner, behaviour);
  }

  reset(): void {
    this.#set.clear();
  }
}

function sendHuge(reply: FastifyReply): void {
  reply.hijack();
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  let left = hugeBytes;
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const write = (): void => {
    while (left > 0 && !reply.raw.destroyed) {
      left -= chunk.length;
      if (!reply.raw.write(chunk)) {
        reply.raw.once('drain', write);
        return;
      }
    }
    reply.raw.end();
  };
  write();
}

function wait(milliseconds: number, request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request.raw;
    const done = (): void => {
      clearTimeout(timer);
      // The connection lives on and waits again with the next question.
      socket.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    socket.once('close', done);
  });
}

/**
 * Plays a partner's fault before its own answer. What changes the answer itself, such as decline, reprice or twice, is the
 * partner's own affair: it reads it from the behaviours itself.
 */
export function playBehaviour(
  behaviours: Behaviours,
  partner: string | ((request: FastifyRequest) => string),
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { mode, latencyMs } = behaviours.of(typeof partner === 'string' ? partner : partner(request));
    if (latencyMs !== undefined || mode === 'slow') await wait(latencyMs ?? 15_000, request);
    if (mode === 'hang') await wait(600_000, request);
    // Whoever asked is gone: a fault before the work must not end in the work.
    if (request.raw.socket.destroyed) return reply.hijack();
    if (mode === 'error') return reply.code(500).type('text/plain').send('internal error 0x8004');
    if (mode === 'garbage')
      return reply.type('application/json').send('{"durum": <<<\u0000\ufffd not what you asked for');
    if (mode === 'huge') return sendHuge(reply);
    if (mode === 'reset') {
      reply.hijack();
      request.raw.socket.resetAndDestroy();
    }
    return undefined;
  };
}
