import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Takes a message for whoever waits for it, who checks its signature. */
export type DeliverWebhook = (key: string, message: { readonly headers: unknown; readonly body: string }) => void;

const address = z.object({ code: z.string().regex(/^\d{3}$/), ticket: z.string().regex(/^[\w-]{1,100}$/) });
const largestMessage = 256 * 1024;

/** Messages that insurers send by themselves. The body stays as it came, because its signature is over its letters. */
export async function registerWebhooks(app: FastifyInstance, deliver: DeliverWebhook): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestMessage }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/insurers/:code/:ticket', async (request, reply) => {
      const told = address.safeParse(request.params);
      if (!told.success) return reply.code(404).send();
      const { code, ticket } = told.data;
      deliver(`${code}/${ticket}`, { headers: request.headers, body: String(request.body ?? '') });
      return reply.code(202).send();
    });
    done();
  });
}
