import { createHmac, randomBytes } from 'node:crypto';
import { Agent, request } from 'undici';

export type IyzicoOptions = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly timeoutMs: number;
};

const mostReplyBytes = 1024 * 1024;

/** 'IYZWSv2 …': the signature covers a random key, the path without its query, and the body to the letter. */
export function authorization(
  { apiKey, secretKey }: IyzicoOptions,
  randomKey: string,
  path: string,
  body: string,
): string {
  const signature = createHmac('sha256', secretKey).update(`${randomKey}${path}${body}`).digest('hex');
  return `IYZWSv2 ${Buffer.from(`apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`).toString('base64')}`;
}

export type IyzicoClient = {
  post(path: string, body: unknown, signal: AbortSignal): Promise<unknown>;
  get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
};

/** Answers with the reply's JSON, or with undefined when there was no sensible reply in time. */
export function iyzicoClient(options: IyzicoOptions): IyzicoClient {
  const { baseUrl, timeoutMs } = options;
  const dispatcher = new Agent({ maxResponseSize: mostReplyBytes, connect: { timeout: timeoutMs } });

  async function ask(method: 'GET' | 'POST', url: URL, body: string, signal: AbortSignal): Promise<unknown> {
    const randomKey = randomBytes(12).toString('hex');
    try {
      const reply = await request(url, {
        dispatcher,
        method,
        headers: {
          authorization: authorization(options, randomKey, url.pathname, body),
          'x-iyzi-rnd': randomKey,
          'content-type': 'application/json',
        },
        body: body === '' ? null : body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (reply.statusCode < 500) return await reply.body.json();
      await reply.body.dump();
      return undefined;
    } catch {
      return undefined;
    }
  }

  return {
    post: (path, body, signal) => ask('POST', new URL(`${baseUrl}${path}`), JSON.stringify(body), signal),
    get: (path, query, signal) => ask('GET', new URL(`${baseUrl}${path}?${new URLSearchParams(query)}`), '', signal),
  };
}
