import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeliverWebhook } from '#ports/webhook-inbox.ts';

const address = z.object({ code: z.string().regex(/^\d{3}$/), ticket: z.uuid() });
export const largestMessageBytes = 256 * 1024;

/**
 * Messages that insurers send by themselves. The body stays as it came, because its signature is over its letters. Whether
 * anybody waits for it is not told.
 */
export async function registerWebhooks(app: FastifyInstance, deliver: DeliverWebhook): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestMessageBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/insurers/:code/:ticket', async (request, reply) => {
      const told = address.safeParse(request.params);
      if (!told.success) return reply.code(404).send();
      await deliver(told.data, { headers: request.headers, body: String(request.body ?? '') });
      return reply.code(202).send();
    });
    done();
  });
}
