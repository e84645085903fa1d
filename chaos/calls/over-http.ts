import type { InjectOptions } from 'fastify';
import { request } from 'undici';
import type { Envelope } from '#contracts/envelope.ts';
import { type ApiDoor, testToken } from '#testing/api-client.ts';
import type { Send } from '#testing/calls/send-all.ts';
import type { ArrivedSms } from '#testing/test-sandbox.ts';

const patienceMs = 60_000;

/** Sends over real connections; an answer that never comes counts as one without an envelope. */
export function sendOver(root: string): Send {
  return async ({ method, url, headers, body }) => {
    const began = performance.now();
    try {
      const reply = await request(`${root}${url}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await reply.body.text();
      return { status: reply.statusCode, text, ms: performance.now() - began };
    } catch (error) {
      return { status: 0, text: String(error), ms: performance.now() - began };
    }
  };
}

/** A running product seen as tests see theirs. */
export function apiDoor(api: string, sandbox: string, siteToken: string): ApiDoor {
  return {
    async send({ method = 'GET', url, headers, payload }: InjectOptions) {
      const sent = { ...(headers as Record<string, string>) };
      if (sent.authorization === `Bearer ${testToken}`) sent.authorization = `Bearer ${siteToken}`;
      const reply = await request(`${api}${String(url)}`, {
        method: method as 'GET' | 'POST',
        headers: { ...sent, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
      const after = reply.headers['retry-after'];
      const retryAfter = after === undefined ? undefined : Number(after);
      return { status: reply.statusCode, envelope: (await reply.body.json()) as Envelope, retryAfter };
    },
    sandbox: {
      async inbox(to) {
        const reply = await request(`${sandbox}/sms?to=${to}`, { headers: { accept: 'application/json' } });
        return (await reply.body.json()) as ArrivedSms[];
      },
    },
  };
}
