import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { namesOtherCharset } from '#contracts/readable.ts';

class UnsupportedCharset extends Error {
  override readonly name = 'UnsupportedCharset';
  readonly statusCode = 415;
}

/** JSON, form and multipart bodies, all in UTF-8. An empty JSON body counts as an empty model. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (namesOtherCharset(request.headers['content-type'])) throw new UnsupportedCharset();
  });
  app.removeContentTypeParser('text/plain');
  await app.register(formbody);
  await app.register(multipart, { limits: { files: 10, fileSize: 10 * 1024 * 1024 } });
}
