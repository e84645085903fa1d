import { type FastifyInstance, fastify } from 'fastify';

/** The outside world in miniature. Partners register here; today it answers for itself and shows empty inboxes. */
export function buildSandbox(): FastifyInstance {
  const app = fastify();
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/sms', () => []);
  app.get('/mail', () => []);
  return app;
}
