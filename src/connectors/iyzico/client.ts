import { createHmac, randomBytes } from 'node:crypto';
import { Agent, request } from 'undici';

export type IyzicoOptions = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly timeoutMs: number;
};

const mostReplyBytes = 1024 * 1024;

/** 'IYZWSv2 …': the signature covers a random key, the path below the root address without its query, and the body to the letter. */
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

type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: string;
  readonly body?: string;
};

/** Answers with the reply's JSON, or with undefined when there was no sensible reply in time. */
export function iyzicoClient(options: IyzicoOptions): IyzicoClient {
  const { baseUrl, timeoutMs } = options;
  const dispatcher = new Agent({ maxResponseSize: mostReplyBytes, connect: { timeout: timeoutMs } });

  async function ask({ method, path, query = '', body = '' }: Question, signal: AbortSignal): Promise<unknown> {
    const randomKey = randomBytes(12).toString('hex');
    try {
      const reply = await request(`${baseUrl}${path}${query}`, {
        dispatcher,
        method,
        headers: {
          authorization: authorization(options, randomKey, path, body),
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
    post: (path, body, signal) => ask({ method: 'POST', path, body: JSON.stringify(body) }, signal),
    get: (path, query, signal) => ask({ method: 'GET', path, query: `?${new URLSearchParams(query)}` }, signal),
  };
}
