import { request } from 'undici';
import type { Base, CallContract } from '#contracts/call.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { requestFieldsOf } from '#contracts/field-types.ts';
import { encodeForm, fitsForm } from '#contracts/form-model.ts';
import { calls } from '#contracts/index.ts';
import { addressCall, type Caller } from './address-call.ts';
import type { HttpLayer, Reply } from './http-layer.ts';
import { readReply } from './read-reply.ts';
import { isIdle } from './session-idle.ts';
import { isSessionRefused } from './session-refused.ts';

export type Upstreams = Readonly<Record<Base, { readonly url: string; readonly timeoutMs: number }>> & {
  /** Over which base this site pays where a call names none; the first unless told. */
  readonly payingOver?: 'payment' | 'payment2';
};

/** The base a call goes to by itself. */
export function usualBase({ payingOver = 'payment' }: Upstreams, { base }: CallContract): Base {
  return base === 'payment' ? payingOver : base;
}

export type UpstreamCall = {
  readonly contract: CallContract;
  readonly base: Base;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly model: Readonly<Record<string, unknown>>;
  readonly json: boolean;
  readonly caller: Caller;
  readonly requestId?: string | undefined;
};

export type UpstreamReply = {
  readonly status: number;
  readonly envelope: Envelope;
  /** In how many seconds to ask again, where the other side says so. */
  readonly retryAfter: string | undefined;
};

/** A reply as it came. */
export type UpstreamText = Omit<UpstreamReply, 'envelope'> & { readonly text: string };

/** How a base is asked. */
export type AskUpstream = (upstreams: Upstreams, call: UpstreamCall) => Promise<UpstreamText | undefined>;

/** One call to one base. Errors of the other side are replies; no reply at all is undefined. */
export const askUpstream: AskUpstream = async (upstreams, call) => {
  const upstream = upstreams[call.base];
  const { headers, model, query } = addressCall(call.contract, call.model, call.caller);
  const isGet = call.method === 'GET';
  // What a form would change goes as JSON, to be refused in the same words.
  const asJson = call.json || !fitsForm(requestFieldsOf(call.contract.request), call.model);
  const type = asJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const encoded = asJson && !isGet ? JSON.stringify(model) : encodeForm(isGet ? query : model).toString();
  try {
    const reply = await request(`${upstream.url}${call.path}${isGet ? `?${encoded}` : ''}`, {
      method: call.method,
      headers: {
        ...headers,
        ...(isGet ? {} : { 'Content-Type': type }),
        ...(call.requestId ? { 'X-Request-Id': call.requestId } : {}),
      },
      ...(isGet ? {} : { body: encoded }),
      signal: AbortSignal.timeout(upstream.timeoutMs),
    });
    const retryAfter = reply.headers['retry-after']?.toString();
    return { status: reply.statusCode, text: await reply.body.text(), retryAfter };
  } catch {
    return undefined;
  }
};

/** The same as it is understood. */
export async function callUpstream(
  upstreams: Upstreams,
  call: UpstreamCall,
  ask: AskUpstream = askUpstream,
): Promise<UpstreamReply | undefined> {
  const reply = await ask(upstreams, call);
  const envelope = reply && readReply(reply.text);
  return envelope && { status: reply.status, envelope, retryAfter: reply.retryAfter };
}

/**
 * As callUpstream, but a session that has ended does not close what is open to everybody: it is asked for the site. The
 * cookie of one that was only not used for long stays until the next page has told its user so.
 */
export async function callForAnyone(
  upstreams: Upstreams,
  call: UpstreamCall,
  ask: AskUpstream = askUpstream,
): Promise<{ readonly answer: UpstreamReply | undefined; readonly sessionOver: boolean }> {
  const answer = await callUpstream(upstreams, call, ask);
  const { contract, caller } = call;
  const refused = answer !== undefined && isSessionRefused(contract, answer.envelope);
  if (!refused || contract.audience !== 'any' || !caller.session) return { answer, sessionOver: false };
  const asSite = { ...call, caller: { ...caller, session: undefined } };
  return { answer: await callUpstream(upstreams, asSite, ask), sessionOver: !isIdle(answer.envelope) };
}

/** The HTTP layer of server rendering: straight to the bases, on behalf of the request's caller. */
export function serverHttp(upstreams: Upstreams, caller: Caller, ask: AskUpstream = askUpstream): HttpLayer {
  return {
    async call(id, ...[model = {}]) {
      const contract: CallContract = calls[id];
      const method = contract.methods[0] ?? 'POST';
      const base = usualBase(upstreams, contract);
      const call = { contract, base, path: contract.path, method, model, json: true, caller };
      return (await callForAnyone(upstreams, call, ask)).answer?.envelope as Reply<typeof id>;
    },
  };
}
