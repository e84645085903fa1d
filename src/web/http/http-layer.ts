import type { z } from 'zod';
import type { Envelope } from '#contracts/envelope.ts';
import type { Trap } from '#contracts/honeypot.ts';
import type { CallId, calls } from '#contracts/index.ts';

export type CallData<Id extends CallId> = z.infer<(typeof calls)[Id]['data']>;

/** What is sent is only read. */
type Sent<Value> = Value extends object ? { readonly [Key in keyof Value]: Sent<Value[Key]> } : Value;

/** What a call is asked with, as its contract takes it. */
export type CallRequest<Id extends CallId> = Sent<z.input<(typeof calls)[Id]['request']>>;

/** A request and, where a form carries it, the field that people leave empty. */
export type CallModel<Id extends CallId> = CallRequest<Id> & Partial<Trap>;

/** A model, which may be left out where the request needs nothing. */
export type ModelOf<Id extends CallId> =
  Record<never, never> extends CallRequest<Id> ? readonly [model?: CallModel<Id>] : readonly [model: CallModel<Id>];

/** A reply as it came; nothing when no reply came at all. HTTP errors are replies. */
export type Reply<Id extends CallId> = Envelope<CallData<Id>> | undefined;

/** The one way to the API, for the browser and for server rendering alike. */
export type HttpLayer = {
  call<Id extends CallId>(id: Id, ...model: ModelOf<Id>): Promise<Reply<Id>>;
};
