import { type Readable, Transform } from 'node:stream';
import { request } from 'undici';
import type { CallContract } from '#contracts/call.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { addressCall, type Caller } from './address-call.ts';
import { readReply } from './read-reply.ts';
import type { UpstreamReply, Upstreams } from './server-http.ts';

export type Upload = {
  readonly contract: CallContract;
  readonly caller: Caller;
  readonly requestId: string;
  /** As they came: the boundary stands in the type. */
  readonly contentType: string;
  readonly contentLength: string | undefined;
  readonly body: Readable;
};

/** The longest a file may be on its way, beside what its call may take: a slow line needs a while. */
const onTheWayMs = 120_000;

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * The body as it comes, up to the limit. Ends with the line it comes from, but leaves that line alone when nobody reads
 * on: an answer must still go back there.
 */
function upTo(most: number, body: Readable): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new TooLarge());
      else done(null, chunk);
    },
  });
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('The sender is gone'));
  });
  return body.pipe(counted);
}

/** Hands a file on while it arrives, so that none is held here. No reply at all is undefined. */
export async function forwardUpload(
  upstreams: Upstreams,
  upload: Upload,
): Promise<UpstreamReply | 'tooLarge' | undefined> {
  const { contract, caller, contentType, contentLength } = upload;
  const upstream = upstreams[contract.base];
  const { headers } = addressCall(contract, {}, caller);
  try {
    const reply = await request(`${upstream.url}${contract.path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': contentType,
        'X-Request-Id': upload.requestId,
        ...(contentLength === undefined ? {} : { 'Content-Length': contentLength }),
      },
      body: upTo(uploadLimits.bodyBytes, upload.body),
      signal: AbortSignal.timeout(upstream.timeoutMs + onTheWayMs),
    });
    const envelope = readReply(await reply.body.text());
    const retryAfter = reply.headers['retry-after']?.toString();
    return envelope && { status: reply.statusCode, envelope, retryAfter };
  } catch (fault) {
    return fault instanceof TooLarge ? 'tooLarge' : undefined;
  }
}
