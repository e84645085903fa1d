import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Coding, codingFor, type Squeezed } from './squeeze.ts';

export type StillBody = {
  readonly squeezed: Squeezed;
  readonly type: string;
  readonly version: string;
  readonly cacheControl: string;
};

const isKnown = (asked = '', etag: string) =>
  asked.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);

/** What no cache may keep has nothing to be compared with. */
const tagOf = ({ version, cacheControl }: StillBody, coding: Coding) =>
  cacheControl === 'no-store' ? undefined : `"${version}-${coding}"`;

/** Sends a body in the best coding that is taken, or says that the browser has it already. */
export function sendStill(
  { headers: asked, method }: IncomingMessage,
  raw: ServerResponse,
  body: StillBody,
  headers: OutgoingHttpHeaders,
): void {
  const coding = codingFor(asked['accept-encoding']);
  const bytes = body.squeezed[coding];
  const etag = tagOf(body, coding);
  const kept: OutgoingHttpHeaders = {
    ...headers,
    'Cache-Control': body.cacheControl,
    Vary: 'Accept-Encoding, Cookie',
    ...(etag ? { ETag: etag } : {}),
  };
  if (etag && isKnown(asked['if-none-match'], etag)) {
    raw.writeHead(304, kept).end();
    return;
  }
  raw.writeHead(200, {
    ...kept,
    'Content-Type': body.type,
    'Content-Length': bytes.length,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  });
  raw.end(method === 'HEAD' ? undefined : bytes);
}
