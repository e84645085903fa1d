import type { z } from 'zod';
import type { CallId, calls } from '#contracts/index.ts';
import type { completed, OutcomeName } from '#contracts/outcomes.ts';
import type { Session } from '#ports/sessions.ts';

type Contract<Id extends CallId> = (typeof calls)[Id];

/** Outcomes that carry the call's own Data. */
type Success = (typeof completed)[number];

/** What a handler answers: an outcome of the table, with Data when the call succeeded or the next step needs some. */
export type HandlerResult<Id extends CallId> =
  | {
      readonly outcome: Success;
      readonly data: z.input<Contract<Id>['data']>;
      readonly messages?: readonly string[];
    }
  | {
      readonly outcome: Exclude<OutcomeName, Success>;
      readonly data?: Readonly<Record<string, string | number | boolean>>;
      readonly messages?: readonly string[];
    };

/** Who is asking: a visitor from an address, and the session of a logged-in user. */
export type RequestContext = {
  readonly requestId: string;
  readonly visitor: string;
  readonly address: string;
  readonly userAgent: string;
  readonly session: Session | undefined;
};

export type Handler<Id extends CallId> = (
  model: z.output<Contract<Id>['request']>,
  context: RequestContext,
) => Promise<HandlerResult<Id>>;

/** Calls without a handler answer that they are not available yet. */
export type Handlers = { readonly [Id in CallId]?: Handler<Id> };

export function ok<Data>(data: Data): { readonly outcome: 'ok'; readonly data: Data } {
  return { outcome: 'ok', data };
}
