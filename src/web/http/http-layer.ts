import type { z } from 'zod';
import type { Envelope } from '#contracts/envelope.ts';
import type { CallId, calls } from '#contracts/index.ts';

export type CallData<Id extends CallId> = z.infer<(typeof calls)[Id]['data']>;
export type CallModel = Readonly<Record<string, unknown>>;

/** A reply as it came; nothing when no reply came at all. HTTP errors are replies. */
export type Reply<Id extends CallId> = Envelope<CallData<Id>> | undefined;

/** The one way to the API, for the browser and for server rendering alike. */
export type HttpLayer = {
  call<Id extends CallId>(id: Id, model?: CallModel): Promise<Reply<Id>>;
};
