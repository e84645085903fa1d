import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const charset = /charset\s*=\s*"?([^";\s]+)/i;

class UnsupportedCharset extends Error {
  override readonly name = 'UnsupportedCharset';
  readonly statusCode = 415;
}

/** JSON, form and multipart bodies, all in UTF-8. An empty JSON body counts as an empty model. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const named = charset.exec(request.headers['content-type'] ?? '')?.[1];
    if (named && !/^utf-?8$/i.test(named)) throw new UnsupportedCharset(named);
  });
  await app.register(formbody);
  await app.register(multipart, { limits: { files: 10, fileSize: 10 * 1024 * 1024 } });
}
