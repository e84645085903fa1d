import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi.ts';

/** The reference page brings its script and styles along, and writes them into itself. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GET /openapi.json and a reference page at /docs that loads nothing from outside. Calls are answered elsewhere: at the API. */
export async function registerDocs(app: FastifyInstance, apiUrl: string): Promise<void> {
  const document = openApiDocument(apiUrl);
  app.get('/openapi.json', () => document);
  await app.register(scalar, {
    routePrefix: '/docs',
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('Content-Security-Policy', docsPolicy);
        done();
      },
    },
    configuration: {
      content: document,
      withDefaultFonts: false,
      hideClientButton: true,
      hideTestRequestButton: true,
      telemetry: false,
    },
  });
}
