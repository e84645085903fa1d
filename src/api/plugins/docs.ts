import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
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

type Document = ReturnType<typeof openApiDocument>;

/** Megabytes of script, which nobody pays for who does not look at the page. */
async function openReference(content: Document): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference: FastifyInstance = fastify();
  await reference.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      content,
      withDefaultFonts: false,
      hideClientButton: true,
      hideTestRequestButton: true,
      telemetry: false,
    },
  });
  await reference.ready();
  return reference;
}

/** GET /openapi.json and a reference page at /docs that loads nothing from outside. Calls are answered elsewhere: at the API. */
export function registerDocs(app: FastifyInstance, apiUrl: string): void {
  const document = openApiDocument(apiUrl);
  let reference: Promise<FastifyInstance> | undefined;
  const show = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    reference ??= openReference(document);
    const { statusCode, headers, rawPayload } = await (await reference).inject({ method: 'GET', url });
    for (const name of ['content-type', 'location', 'cache-control']) {
      const value = headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(statusCode).header('Content-Security-Policy', docsPolicy).send(rawPayload);
  };
  app.get('/openapi.json', () => document);
  app.get('/docs', show);
  app.get('/docs/*', show);
}
