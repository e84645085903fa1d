import { z } from 'zod';
import type { Failed, Insurer, QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';
import { failed } from './failed.ts';
import { defaultInsurer, guardQuote, type Parts, readReply } from './insurer.ts';
import type { RestIn } from './rest/in.ts';
import type { Transport, WireRequest } from './transport.ts';
import { waited } from './wait.ts';

const accepted = z.object({ jobId: z.string().min(1) });
const progress = z.discriminatedUnion('status', [
  z.object({ status: z.literal('WAITING') }),
  z.object({ status: z.literal('READY'), result: z.unknown() }),
]);

const firstPauseMs = 200;
const longestPauseMs = 2000;

export type PollParts = {
  readonly transport: Transport;
  readonly read: RestIn;
  readonly submit: (request: QuoteRequest) => WireRequest;
  readonly ask: (jobId: string) => WireRequest;
};

type Waiting = { readonly kind: 'waiting' };

/** Hands the question in and comes back for the answer, at first often and then every two seconds. */
export async function pollQuote(
  { transport, read, submit, ask }: PollParts,
  { request, signal }: { request: QuoteRequest; signal: AbortSignal },
): Promise<QuoteAnswer> {
  const job = readReply(await transport(submit(request), signal), read, (reply) =>
    reply.status === 202 ? accepted.parse(read.content(reply)) : read.quote(reply),
  );
  if ('kind' in job) return job;
  for (let pause = firstPauseMs; ; pause = Math.min(longestPauseMs, pause * 1.5)) {
    const reply = await transport(ask(job.jobId), signal);
    const answer: QuoteAnswer | Waiting | Failed = readReply(reply, read, (ready) => {
      const body = progress.parse(read.content(ready));
      return body.status === 'READY' ? read.quoteOf(body.result) : { kind: 'waiting' };
    });
    if (answer.kind !== 'waiting') return answer;
    if (!(await waited(pause, signal))) return failed('tooSlow');
  }
}

/** An insurer that takes the question in and is asked for its answer; all else it answers at once. */
export function pollingInsurer({
  ask,
  ...parts
}: Parts & { readonly read: RestIn; readonly ask: PollParts['ask'] }): Insurer {
  const { capabilities, transport, out, read } = parts;
  const poll = { transport, read, submit: out.quote, ask };
  return {
    ...defaultInsurer(parts),
    quote: guardQuote(capabilities, (request, signal) => pollQuote(poll, { request, signal })),
  };
}
