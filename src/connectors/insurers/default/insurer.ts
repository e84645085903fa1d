import type { Failed, Insurer, InsurerCapabilities, QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';
import { withinDeadline } from './deadline.ts';
import { failed } from './failed.ts';
import { checkPlausibility } from './plausible.ts';
import type { Transport, WireReply, WireRequest } from './transport.ts';
import type { MapIn, MapOut } from './wire.ts';

const otherDeadlineMs = 30_000;
/** Files are larger than anything else that is said. */
const filesDeadlineMs = 60_000;

export type Parts = {
  readonly capabilities: InsurerCapabilities;
  readonly transport: Transport;
  readonly out: MapOut;
  readonly read: MapIn;
};

/** What a reader makes of a reply; a reply it cannot make sense of is unreadable. */
export function readReply<Answer>(
  reply: WireReply | Failed,
  read: MapIn,
  map: (reply: WireReply) => Answer,
): Answer | Failed {
  if ('kind' in reply) return reply;
  try {
    return read.failure(reply) ?? map(reply);
  } catch {
    return failed('unreadable');
  }
}

/** Puts the deadline before a quote and the plausibility check behind it, however the insurer is asked. */
export function guardQuote(
  { quoteDeadlineMs }: InsurerCapabilities,
  ask: (request: QuoteRequest, signal: AbortSignal) => Promise<QuoteAnswer>,
): Insurer['quote'] {
  return async (request, { signal }) =>
    checkPlausibility(await withinDeadline(signal, quoteDeadlineMs, (deadline) => ask(request, deadline)), request);
}

type Ask = <Answer>(
  request: WireRequest,
  how: { readonly signal: AbortSignal; readonly map: (reply: WireReply) => Answer },
) => Promise<Answer | Failed>;

/** The way to ask what became of a review, where both directions know one. */
function reviewing({ out, read }: Pick<Parts, 'out' | 'read'>, ask: Ask): Pick<Insurer, 'review'> {
  const { review: write } = out;
  const { review: map } = read;
  if (!write || !map) return {};
  return {
    review: async (reference, request, { signal }) => {
      const told = await withinDeadline(signal, otherDeadlineMs, (deadline) =>
        ask(write(reference), { signal: deadline, map }),
      );
      return checkPlausibility(told, request);
    },
  };
}

/** The way to hand on what a review wants to see, where both directions know one. */
function takingDocuments({ out, read }: Pick<Parts, 'out' | 'read'>, ask: Ask): Pick<Insurer, 'sendDocuments'> {
  const { sendDocuments: write } = out;
  const { sendDocuments: map } = read;
  if (!write || !map) return {};
  return {
    sendDocuments: (reference, documents, { signal }) =>
      withinDeadline(signal, filesDeadlineMs, (deadline) =>
        ask(write(reference, documents), { signal: deadline, map }),
      ),
  };
}

/** An insurer that answers every question at once; who does otherwise overrides what differs. */
export function defaultInsurer({ capabilities, transport, out, read }: Parts): Insurer {
  const ask: Ask = async (request, { signal, map }) => readReply(await transport(request, signal), read, map);
  const askSoon = <Answer>(
    request: WireRequest,
    { signal }: { readonly signal: AbortSignal },
    map: (reply: WireReply) => Answer,
  ) => withinDeadline(signal, otherDeadlineMs, (deadline) => ask(request, { signal: deadline, map }));
  return {
    capabilities,
    ...(read.rehearse && { rehearse: read.rehearse }),
    quote: guardQuote(capabilities, (request, signal) => ask(out.quote(request), { signal, map: read.quote })),
    ...reviewing({ out, read }, ask),
    ...takingDocuments({ out, read }, ask),
    coverage: (number, options) => askSoon(out.coverage(number), options, read.coverage),
    issue: (request, options) => askSoon(out.issue(request), options, read.issue),
    status: (reference, options) => askSoon(out.status(reference), options, read.status),
    cancel: (request, options) => askSoon(out.cancel(request), options, read.cancel),
    document: (kind, number, options) => askSoon(out.document({ kind, number }), options, read.document),
  };
}
