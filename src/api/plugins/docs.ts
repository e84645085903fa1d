import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi.ts';

/** GET /openapi.json and a reference page at /docs that loads nothing from outside. Calls are answered elsewhere: at the API. */
export async function registerDocs(app: FastifyInstance, apiUrl: string): Promise<void> {
  const document = { ...openApiDocument(), servers: [{ url: apiUrl }] };
  app.get('/openapi.json', () => document);
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      content: document,
      withDefaultFonts: false,
      hideClientButton: true,
      hideTestRequestButton: true,
      telemetry: false,
    },
  });
}
