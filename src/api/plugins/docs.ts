import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi.ts';

/** GET /openapi.json and a reference page at /docs that loads nothing from outside. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get('/openapi.json', () => document);
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: { content: document, withDefaultFonts: false, hideClientButton: true, telemetry: false },
  });
}
