import { Agent, request } from 'undici';

export type NetgsmOptions = {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  /** The sender's name, registered with the provider. */
  readonly header: string;
  readonly timeoutMs: number;
};

const mostReplyBytes = 1024 * 1024;

export type NetgsmClient = (path: string, body: unknown, signal: AbortSignal) => Promise<unknown>;

/** Asks and answers with the reply's JSON, or with undefined when there was no sensible reply in time. */
export function netgsmClient({ baseUrl, user, password, timeoutMs }: NetgsmOptions): NetgsmClient {
  const dispatcher = new Agent({ maxResponseSize: mostReplyBytes, connect: { timeout: timeoutMs } });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async (path, body, signal) => {
    try {
      const reply = await request(`${baseUrl}${path}`, {
        dispatcher,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      // Refusals come as 4xx with a body that names them.
      if (reply.statusCode < 500) return await reply.body.json();
      await reply.body.dump();
      return undefined;
    } catch {
      return undefined;
    }
  };
}
