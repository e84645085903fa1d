import { createHash } from 'node:crypto';
import { calls } from '#contracts/index.ts';
import type { Caller } from '../../http/address-call.ts';
import {
  type AskUpstream,
  askUpstream,
  type UpstreamCall,
  type Upstreams,
  type UpstreamText,
} from '../../http/server-http.ts';
import { offersPatienceMs } from '../../quote/drawn-whole.ts';
import { notesFreshMs } from '../notes-watch.ts';

/** A call that a page was made from, and what its reply said; undefined where it may have come too late for the page. */
export type AskedCall = {
  readonly call: Omit<UpstreamCall, 'caller'>;
  readonly said: string | undefined;
  /** When it last said so. */
  at: number;
};

/** Calls of one request: each is made once, and what was said is known at its end. */
export type AskedCalls = {
  readonly ask: AskUpstream;
  /** What was asked until now. */
  readonly all: () => Promise<readonly AskedCall[]>;
  /** Whether calls that were made before are answered as they were then, as far as it is time to ask. */
  readonly saySame: (before: readonly AskedCall[], caller: Caller) => Promise<boolean>;
};

/** How old what a page shows may be, in milliseconds: texts a little, notes and who and what is insured hardly, and offers not at all. */
const oldest: ReadonlyMap<string, number> = new Map([
  ...[calls.getPage, calls.getFirms].map(({ path }) => [path, 30_000] as const),
  [calls.getNotes.path, notesFreshMs],
  ...[
    calls.vehicleQuotation,
    calls.propertyQuotation,
    calls.healthQuotation,
    calls.tripQuotation,
    calls.petQuotation,
    calls.deviceQuotation,
  ].map(({ path }) => [path, 5_000] as const),
]);
const isDue = ({ call, at }: AskedCall) => Date.now() - at >= (oldest.get(call.path) ?? 0);

/** Pages tell the time by the minute. */
const time = /("ServerTime":"[^"]{16})[^"]*/;

type Timed = { readonly reply: UpstreamText | undefined; readonly ms: number };

function saidBy({ reply, ms }: Timed): string | undefined {
  if (ms > offersPatienceMs - 100) return undefined;
  const text = reply ? `${reply.status} ${reply.text.replace(time, '$1')}` : '';
  return createHash('sha256').update(text).digest('base64');
}

async function timed(reply: ReturnType<AskUpstream>): Promise<Timed> {
  const began = performance.now();
  return { reply: await reply, ms: performance.now() - began };
}

export function askedCalls(upstreams: Upstreams, asks: AskUpstream = askUpstream): AskedCalls {
  const made = new Map<string, { readonly call: UpstreamCall; readonly answer: Promise<Timed> }>();
  const ask = (call: UpstreamCall) => {
    const key = JSON.stringify([call.base, call.path, call.model, call.caller.session !== undefined]);
    const known = made.get(key) ?? { call, answer: timed(asks(upstreams, call)) };
    made.set(key, known);
    return known.answer;
  };
  return {
    ask: async (_upstreams, call) => (await ask(call)).reply,
    all: () =>
      Promise.all(
        [...made.values()].map(async ({ call: { caller: _, ...call }, answer }) => ({
          call,
          said: saidBy(await answer),
          at: Date.now(),
        })),
      ),
    async saySame(before, caller) {
      const same = before.filter(isDue).map(async (asked) => {
        const now = saidBy(await ask({ ...asked.call, caller }));
        if (now === undefined || now !== asked.said) return false;
        asked.at = Date.now();
        return true;
      });
      return (await Promise.all(same)).every(Boolean);
    },
  };
}
