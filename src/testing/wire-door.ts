import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import type { Envelope } from '#contracts/envelope.ts';
import type { ApiDoor, ApiReply, TestApi } from './api-client.ts';

/** The API at the port it listens at: calls leave this process's memory and come back over a real connection. */
export function wireDoor({ app, sandbox }: TestApi): ApiDoor {
  const { port } = app.server.address() as AddressInfo;
  async function send({ method = 'GET', url, headers, payload }: InjectOptions): Promise<ApiReply> {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const after = response.headers.get('retry-after');
    return {
      status: response.status,
      envelope: (await response.json()) as Envelope,
      retryAfter: after === null ? undefined : Number(after),
    };
  }
  return { send, sandbox };
}
