import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Coding, codingFor, codings, type Squeezed } from './squeeze.ts';

type Described = { readonly type: string; readonly version: string; readonly cacheControl: string };

export type StillBody = Described & { readonly squeezed: Squeezed };

/** A body in the coding in which it is sent. */
export type CodedBody = Described & { readonly bytes: Buffer; readonly coding: Coding };

/** Names and values by turns, as Node writes them without looking at them again. */
type HeaderList = readonly string[];

/** A body with its headers, as it is sent. */
type Reply = {
  readonly etag: string | undefined;
  readonly whole: HeaderList;
  /** For a browser that has it already. */
  readonly known: HeaderList;
  readonly bytes: Buffer;
};

export type StillReplies = Readonly<Record<Coding, Reply>>;

function listOf(headers: OutgoingHttpHeaders): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}

export function replyOf(
  { bytes, coding, type, version, cacheControl }: CodedBody,
  headers: OutgoingHttpHeaders,
): Reply {
  // What no cache may keep has nothing to be compared with.
  const etag = cacheControl === 'no-store' ? undefined : `"${version}-${coding}"`;
  const known = { ...headers, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding, Cookie', ETag: etag };
  const encoding = coding === 'identity' ? undefined : coding;
  const ofBytes = { 'Content-Type': type, 'Content-Length': bytes.length, 'Content-Encoding': encoding };
  return { etag, known: listOf(known), whole: listOf({ ...known, ...ofBytes }), bytes };
}

/** A body as it can be sent in every coding. */
export function repliesOf({ squeezed, ...body }: StillBody, headers: OutgoingHttpHeaders): StillReplies {
  const replies = codings.map((coding): [Coding, Reply] => [
    coding,
    replyOf({ ...body, coding, bytes: squeezed[coding] }, headers),
  ]);
  return Object.fromEntries(replies) as StillReplies;
}

const isKnown = (asked: string | undefined, etag: string) =>
  asked?.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag) ?? false;

/** Sends a body, or says that the browser has it already. */
export function sendReply(
  { headers: asked, method }: IncomingMessage,
  raw: ServerResponse,
  { etag, known, whole, bytes }: Reply,
  more: HeaderList = [],
): void {
  if (etag && isKnown(asked['if-none-match'], etag)) {
    raw.writeHead(304, [...known, ...more]).end();
    return;
  }
  raw.writeHead(200, [...whole, ...more]);
  raw.end(method === 'HEAD' ? undefined : bytes);
}

/** Sends a body in the best coding that is taken. */
export function sendStill(
  request: IncomingMessage,
  raw: ServerResponse,
  replies: StillReplies,
  more: HeaderList = [],
): void {
  sendReply(request, raw, replies[codingFor(request.headers['accept-encoding'])], more);
}
