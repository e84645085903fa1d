import type { QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';
import type { ConnectOptions } from '../default/connector.ts';
import { readReply } from '../default/insurer.ts';
import { openTransport, type Transport } from '../default/transport.ts';
import { quoteInMessage, read } from './map-in.ts';
import { out } from './map-out.ts';
import { openSocket, type Stream } from './stream.ts';

function keyHeader({ credentials }: ConnectOptions): Record<string, string> {
  return { 'x-ruzgar-key': credentials.secret };
}

export function openClient(options: ConnectOptions): Transport {
  return openTransport(options.baseUrl, keyHeader(options));
}

export type OpenStream = (reference: string, signal: AbortSignal) => Stream;

export function openStreams(options: ConnectOptions): OpenStream {
  const root = options.baseUrl.replace(/^http/, 'ws').replace(/\/$/, '');
  return (reference, signal) =>
    openSocket(`${root}/akis?ref=${encodeURIComponent(reference)}`, { headers: keyHeader(options), signal });
}

/** Listens first and asks then, so that no answer comes too early. */
export async function quoteByPush(
  { transport, openStream }: { transport: Transport; openStream: OpenStream },
  { request, signal }: { request: QuoteRequest; signal: AbortSignal },
): Promise<QuoteAnswer> {
  const stream = openStream(request.reference, signal);
  try {
    const trouble = await stream.opened;
    if (trouble) return trouble;
    const refusal = readReply(await transport(out.quote(request), signal), read, (reply) =>
      reply.status === 202 ? undefined : read.quote(reply),
    );
    if (refusal) return refusal;
    const message = await stream.message;
    return typeof message === 'string' ? quoteInMessage(message, request.reference) : message;
  } finally {
    stream.close();
  }
}
