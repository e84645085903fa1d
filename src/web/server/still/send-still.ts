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

/** A body in the coding in which it is sent. */
export type CodedBody = Omit<StillBody, 'squeezed'> & { readonly bytes: Buffer; readonly coding: Coding };

/** What no cache may keep has nothing to be compared with. */
const tagOf = ({ version, cacheControl, coding }: CodedBody) =>
  cacheControl === 'no-store' ? undefined : `"${version}-${coding}"`;

/** Sends a body, or says that the browser has it already. */
export function sendBytes(
  { headers: asked, method }: IncomingMessage,
  raw: ServerResponse,
  body: CodedBody,
  headers: OutgoingHttpHeaders,
): void {
  const { bytes, coding } = body;
  const etag = tagOf(body);
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

/** Sends a body in the best coding that is taken. */
export function sendStill(
  request: IncomingMessage,
  raw: ServerResponse,
  { squeezed, ...body }: StillBody,
  headers: OutgoingHttpHeaders,
): void {
  const coding = codingFor(request.headers['accept-encoding']);
  sendBytes(request, raw, { ...body, coding, bytes: squeezed[coding] }, headers);
}
