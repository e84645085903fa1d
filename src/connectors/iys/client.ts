import { Agent, request } from 'undici';
import { z } from 'zod';

export type IysOptions = {
  readonly baseUrl: string;
  /** The number of the agency at the register, and that of its brand. */
  readonly code: string;
  readonly brand: string;
  readonly user: string;
  readonly password: string;
  readonly timeoutMs: number;
};

export type IysReply = { readonly status: number; readonly body: unknown };

/** Asks below the brand's address. Undefined where no sensible reply came in time, or the register did not let us in. */
export type IysClient = (path: string, body: unknown, signal: AbortSignal) => Promise<IysReply | undefined>;

const mostReplyBytes = 1024 * 1024;
/** A token is not used in its last seconds, which the question itself may take. */
const marginMs = 30_000;
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Token = { readonly text: string; readonly until: number };

export function iysClient({ baseUrl, code, brand, user, password, timeoutMs }: IysOptions): IysClient {
  const dispatcher = new Agent({ maxResponseSize: mostReplyBytes, connect: { timeout: timeoutMs } });
  const root = `${baseUrl}/sps/${encodeURIComponent(code)}/brands/${encodeURIComponent(brand)}`;
  let token: Token | undefined;

  async function post(url: string, body: unknown, asked: { signal: AbortSignal; authorization?: string }) {
    const { signal, authorization } = asked;
    try {
      const reply = await request(url, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (reply.statusCode < 500) return { status: reply.statusCode, body: (await reply.body.json()) as unknown };
      await reply.body.dump();
      return undefined;
    } catch {
      return undefined;
    }
  }

  async function logIn(signal: AbortSignal): Promise<Token | undefined> {
    const login = { username: user, password, grant_type: 'password' };
    const reply = await post(`${baseUrl}/oauth2/token`, login, { signal });
    const { data } = tokenSchema.safeParse(reply?.status === 200 ? reply.body : undefined);
    return data && { text: data.access_token, until: performance.now() + data.expires_in * 1000 - marginMs };
  }

  async function ask(path: string, body: unknown, signal: AbortSignal): Promise<IysReply | undefined> {
    if (token === undefined || token.until < performance.now()) token = await logIn(signal);
    return token && post(`${root}${path}`, body, { signal, authorization: `Bearer ${token.text}` });
  }

  return async (path, body, signal) => {
    const held = token;
    const reply = await ask(path, body, signal);
    if (reply?.status !== 401) return reply;
    token = undefined;
    // A token that was kept may have been taken from us; a fresh one that is refused is no token.
    const again = held === undefined ? reply : await ask(path, body, signal);
    return again?.status === 401 ? undefined : again;
  };
}
