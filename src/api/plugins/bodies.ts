import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { namesOtherCharset } from '#contracts/readable.ts';
import { edgeLimits } from '#edge/limits.ts';

class UnsupportedCharset extends Error {
  override readonly name = 'UnsupportedCharset';
  readonly statusCode = 415;
}

class TooManyFields extends Error {
  override readonly name = 'TooManyFields';
  readonly statusCode = 413;
}

function parseForm(text: string): Record<string, unknown> {
  if (text.split('&', edgeLimits.parameters + 1).length > edgeLimits.parameters) throw new TooManyFields();
  return parse(text);
}

const partLimits = {
  files: 10,
  fileSize: 10 * 1024 * 1024,
  fields: 20,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 30,
  headerPairs: 20,
};

/** JSON, form and multipart bodies, all in UTF-8. An empty JSON body counts as an empty model. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (namesOtherCharset(request.headers['content-type'])) throw new UnsupportedCharset();
  });
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: parseForm });
  await app.register(multipart, { limits: partLimits });
}
