import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Coding, codingFor, codings, type Squeezed } from './squeeze.ts';

export type StillBody = {
  readonly squeezed: Squeezed;
  readonly type: string;
  readonly version: string;
  readonly cacheControl: string;
};

/** Names and values by turns, as Node writes them without looking at them again. */
type HeaderList = readonly string[];

/** A body in one coding with its headers, as it is sent. */
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

function replyIn(coding: Coding, body: StillBody, headers: OutgoingHttpHeaders): Reply {
  const bytes = body.squeezed[coding];
  // What no cache may keep has nothing to be compared with.
  const etag = body.cacheControl === 'no-store' ? undefined : `"${body.version}-${coding}"`;
  const known = { ...headers, 'Cache-Control': body.cacheControl, Vary: 'Accept-Encoding, Cookie', ETag: etag };
  const encoding = coding === 'identity' ? undefined : coding;
  const ofBytes = { 'Content-Type': body.type, 'Content-Length': bytes.length, 'Content-Encoding': encoding };
  return { etag, known: listOf(known), whole: listOf({ ...known, ...ofBytes }), bytes };
}

/** A body as it can be sent in every coding. */
export function repliesOf(body: StillBody, headers: OutgoingHttpHeaders): StillReplies {
  const replies = codings.map((coding): [Coding, Reply] => [coding, replyIn(coding, body, headers)]);
  return Object.fromEntries(replies) as StillReplies;
}

const isKnown = (asked: string | undefined, etag: string) =>
  asked?.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag) ?? false;

/** Sends a body in the best coding that is taken, or says that the browser has it already. */
export function sendStill(
  { headers: asked, method }: IncomingMessage,
  raw: ServerResponse,
  replies: StillReplies,
  more: HeaderList = [],
): void {
  const { etag, known, whole, bytes } = replies[codingFor(asked['accept-encoding'])];
  if (etag && isKnown(asked['if-none-match'], etag)) {
    raw.writeHead(304, [...known, ...more]).end();
    return;
  }
  raw.writeHead(200, more.length > 0 ? [...whole, ...more] : (whole as string[]));
  raw.end(method === 'HEAD' ? undefined : bytes);
}
