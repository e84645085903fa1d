import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { handleType, IterableBackoff, retry } from 'cockatiel';
import { Agent, request } from 'undici';
import { ContentsAway } from '#ports/file-contents.ts';

export type S3Options = {
  /** Root of the store; the bucket stands in the path below it. */
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  readonly timeoutMs: number;
};

export type S3Answer = { readonly status: number; readonly content: Uint8Array };
export type S3Client = (method: 'PUT' | 'GET' | 'DELETE', key: string, content?: Uint8Array) => Promise<S3Answer>;

/** A sealed file of the largest size is less. */
const mostReplyBytes = 16 * 1024 * 1024;
/** What passes by itself is asked again after so long. */
const pausesMs = [200, 800];
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

/** Asks the store, signed; what it answers, unless it is away after some tries. Every way of asking may be repeated. */
export function s3Client({ url, bucket, region, key, secret, timeoutMs }: S3Options): S3Client {
  const dispatcher = new Agent({ maxResponseSize: mostReplyBytes, connect: { timeout: timeoutMs } });
  const account = { service: 's3', region, accessKeyId: key, secretAccessKey: secret };
  const tries = retry(handleType(ContentsAway), {
    maxAttempts: pausesMs.length,
    backoff: new IterableBackoff(pausesMs),
  });

  const ask: S3Client = async (method, name, content) => {
    const digest = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': digest };
    const signed = await new AwsV4Signer({ ...account, method, url: `${url}/${bucket}/${name}`, headers }).sign();
    const reply = await request(signed.url, {
      dispatcher,
      method,
      headers: Object.fromEntries(signed.headers),
      body: content ?? null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: reply.statusCode, content: await reply.body.bytes() };
  };

  return (method, name, content) =>
    tries.execute(async () => {
      const answer = await ask(method, name, content).catch((cause: unknown) => {
        throw new ContentsAway(`${method}: no answer`, { cause });
      });
      if (isPassing(answer.status)) throw new ContentsAway(`${method}: ${answer.status}`);
      return answer;
    });
}
