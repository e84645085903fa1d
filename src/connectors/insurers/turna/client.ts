import type { QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';
import type { ExpectedMessages, WebhookInbox } from '#ports/webhook-inbox.ts';
import type { ConnectOptions } from '../default/connector.ts';
import { failed } from '../default/failed.ts';
import { readReply } from '../default/insurer.ts';
import { openTransport, type Transport } from '../default/transport.ts';
import { waited } from '../default/wait.ts';
import { quoteInside, read, signedBody } from './map-in.ts';
import { askQuote, submitQuote } from './map-out.ts';

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-turna-key': credentials.secret });
}

const code = '906';
/** How long a message may be on its way before we ask for it ourselves. */
const graceMs = 8000;
const askEveryMs = 1500;

export type WebhookParts = {
  readonly transport: Transport;
  readonly inbox: WebhookInbox | undefined;
  readonly secret: string | undefined;
  /** For how long anybody waits for an answer. */
  readonly lifeMs: number;
  readonly graceMs?: number;
};

type Question = { readonly request: QuoteRequest; readonly signal: AbortSignal };

/** An address per question: an answer to an earlier one that comes late finds nobody. Without one we ask by ourselves. */
async function openAddress({ inbox, secret, lifeMs }: WebhookParts): Promise<ExpectedMessages | undefined> {
  if (!inbox || !secret) return undefined;
  return inbox.expect(code, lifeMs).catch(() => undefined);
}

/** The answer in the first message that is signed and meant for us; forged ones are passed over. */
async function arrival(
  { secret = '' }: WebhookParts,
  expected: ExpectedMessages,
  { request, signal }: Question,
): Promise<QuoteAnswer> {
  try {
    for (;;) {
      const body = signedBody(await expected.next(signal), secret);
      const content = body === undefined ? undefined : read.content({ status: 200, body: Buffer.from(body) });
      const answer = content === undefined ? undefined : quoteInside(content, request.reference);
      if (answer) return answer;
    }
  } catch {
    return signal.aborted ? failed('tooSlow') : failed('unreadable');
  }
}

/** Asks by reference until there is an answer: a message can be lost. */
async function ask(transport: Transport, { request, signal }: Question, firstPause: number): Promise<QuoteAnswer> {
  let pause = firstPause;
  for (;;) {
    if (!(await waited(pause, signal))) return failed('tooSlow');
    const reply = await transport(askQuote(request.reference), signal);
    const answer = readReply(reply, read, (told) =>
      told.status === 202 ? undefined : (quoteInside(read.content(told), request.reference) ?? failed('unreadable')),
    );
    if (answer) return answer;
    pause = askEveryMs;
  }
}

/** Hands the question in, then takes what comes first: the message, or what we are told when we ask. */
export async function quoteByWebhook(parts: WebhookParts, { request, signal }: Question): Promise<QuoteAnswer> {
  const { transport, graceMs: grace = graceMs } = parts;
  const stop = new AbortController();
  const question = { request, signal: AbortSignal.any([signal, stop.signal]) };
  const expected = await openAddress(parts);
  try {
    const refusal = readReply(await transport(submitQuote(request, expected?.address), signal), read, (reply) =>
      reply.status === 202 ? undefined : read.quote(reply),
    );
    if (refusal) return refusal;
    if (!expected) return await ask(transport, question, 0);
    return await Promise.race([arrival(parts, expected, question), ask(transport, question, grace)]);
  } finally {
    stop.abort();
    expected?.close();
  }
}
