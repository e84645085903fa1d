import { request } from 'undici';

export type RegistryOptions = {
  /** Address below which the registers answer, such as http://127.0.0.1:4600/registries */
  readonly baseUrl: string;
  readonly timeoutMs: number;
};

/** What a register said, whatever its status. */
export type Reply = { readonly status: number; readonly text: string };

type Body = { readonly type: string; readonly text: string };
export type Ask = (
  path: string,
  question: { readonly body?: Body; readonly signal: AbortSignal },
) => Promise<Reply | undefined>;

const largestReply = 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readWithin(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the body, and with it the connection.
    if (size > largestReply) throw new RangeError('reply is too large');
    chunks.push(chunk);
  }
  return utf8.decode(Buffer.concat(chunks));
}

/** A way to ask one register: undefined when no whole reply came in time, for whatever reason. */
export function asker({ baseUrl, timeoutMs }: RegistryOptions): Ask {
  const root = baseUrl.replace(/\/+$/, '');
  return async (path, { body, signal }) => {
    try {
      const response = await request(`${root}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': body.type },
        body: body?.text ?? null,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return { status: response.statusCode, text: await readWithin(response.body) };
    } catch {
      return undefined;
    }
  };
}

export function jsonBody(value: unknown): Body {
  return { type: 'application/json', text: JSON.stringify(value) };
}

export function xmlBody(text: string): Body {
  return { type: 'text/xml; charset=utf-8', text };
}
