import type { z } from 'zod';
import type { CallId, calls } from '#contracts/index.ts';
import type { OutcomeName } from '#contracts/outcomes.ts';

type Contract<Id extends CallId> = (typeof calls)[Id];

/** What a handler answers: an outcome of the table, with Data when the call succeeded. */
export type HandlerResult<Id extends CallId> =
  | { readonly outcome: 'ok'; readonly data: z.input<Contract<Id>['data']> }
  | { readonly outcome: Exclude<OutcomeName, 'ok'>; readonly messages?: readonly string[] };

/** Who is asking, as the request says of itself. */
export type RequestContext = { readonly requestId: string; readonly visitor: string | undefined };

export type Handler<Id extends CallId> = (
  model: z.output<Contract<Id>['request']>,
  context: RequestContext,
) => Promise<HandlerResult<Id>>;

/** Calls without a handler answer that they are not available yet. */
export type Handlers = { readonly [Id in CallId]?: Handler<Id> };

export function ok<Data>(data: Data): { readonly outcome: 'ok'; readonly data: Data } {
  return { outcome: 'ok', data };
}
