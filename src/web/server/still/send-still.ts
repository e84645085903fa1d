import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor, type Squeezed } from './squeeze.ts';

export type Body = {
  readonly squeezed: Squeezed;
  readonly type: string;
  readonly version: string;
  readonly cacheControl: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

const isKnown = (asked = '', etag: string) =>
  asked.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);

/** Sends a body in the best coding that is taken, or says that the browser has it already. */
export function sendStill({ headers: asked, method }: IncomingMessage, raw: ServerResponse, body: Body): void {
  const coding = codingFor(asked['accept-encoding']);
  const bytes = body.squeezed[coding];
  const etag = `"${body.version}-${coding}"`;
  for (const [name, value] of Object.entries(body.headers)) {
    if (value !== undefined) raw.setHeader(name, value as string);
  }
  raw.setHeader('Cache-Control', body.cacheControl);
  raw.setHeader('Vary', 'Accept-Encoding, Cookie');
  // What no cache may keep has nothing to be compared with.
  if (body.cacheControl !== 'no-store') {
    raw.setHeader('ETag', etag);
    if (isKnown(asked['if-none-match'], etag)) {
      raw.writeHead(304).end();
      return;
    }
  }
  raw.setHeader('Content-Type', body.type);
  raw.setHeader('Content-Length', bytes.length);
  if (coding !== 'identity') raw.setHeader('Content-Encoding', coding);
  raw.writeHead(200);
  raw.end(method === 'HEAD' ? undefined : bytes);
}
