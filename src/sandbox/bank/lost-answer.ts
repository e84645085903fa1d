import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const nextSchema = z.strictObject({ fault: z.literal('answerLost') });

/** Arms the loss of the next answer: the request is carried out in full, then the line is cut. */
export class LostAnswer {
  #armed = false;

  control(app: FastifyInstance, path: string): void {
    app.post(path, (request, reply) => {
      const parsed = nextSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
      this.#armed = true;
      return parsed.data;
    });
  }

  /** True when this answer is to be lost; it is lost by the time this returns. */
  strikes(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.#armed) return false;
    this.#armed = false;
    reply.hijack();
    request.raw.socket.resetAndDestroy();
    return true;
  }

  forget(): void {
    this.#armed = false;
  }
}
