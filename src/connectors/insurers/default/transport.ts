import { errors, Pool } from 'undici';
import type { Failed } from '#ports/insurer.ts';
import { exchange } from './exchange.ts';
import { failed } from './failed.ts';

export type WireRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type WireReply = { readonly status: number; readonly body: Buffer };

/** Carries a question to an insurer and its reply back. Never throws. */
export type Transport = (request: WireRequest, signal: AbortSignal) => Promise<WireReply | Failed>;

/** As many as are asked for a price at once: who waited for a connection would wait for somebody else's answer. */
const mostAtOnce = 128;

/**
 * An insurer says how long it keeps a connection that nobody uses; so long before that we use it no more. Longer than any
 * question is on its way, and no longer: a connection that is given up must be opened anew.
 */
const leaveBeforeMs = 1_000;

export const largestReply = 2 * 1024 * 1024;

export function failureOf(error: unknown, signal: AbortSignal): Failed {
  if (signal.aborted) return failed('tooSlow');
  if (error instanceof errors.ResponseExceededMaxSizeError || error instanceof errors.HTTPParserError) {
    return failed('unreadable');
  }
  return failed('unreachable');
}

/** One pool of connections for one insurer; the caller's signal is the only clock. */
export function openTransport(baseUrl: string, headers: Readonly<Record<string, string>>): Transport {
  const { origin, pathname } = new URL(baseUrl);
  const root = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: mostAtOnce,
    maxResponseSize: largestReply,
    connectTimeout: 5000,
    keepAliveTimeoutThreshold: leaveBeforeMs,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return async (request, signal) => {
    try {
      const { method, path, body = null } = request;
      const asked = { method, path: `${root}${path}`, headers: { ...headers, ...request.headers }, body };
      return await exchange(pool, asked, signal);
    } catch (error) {
      return failureOf(error, signal);
    }
  };
}

export function basicAuthorization({ user, secret }: { user: string; secret: string }): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` };
}
