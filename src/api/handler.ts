import type { z } from 'zod';
import type { CallId, calls } from '#contracts/index.ts';
import type { completed } from '#contracts/outcomes.ts';
import type { Campaign } from '#domain/marketing.ts';
import type { Session } from '#ports/sessions.ts';
import type { CallOutcome } from './call-outcomes.ts';
import type { ReadParts } from './read-parts.ts';

type Contract<Id extends CallId> = (typeof calls)[Id];

/** Outcomes that carry the call's own Data. */
type Success = (typeof completed)[number];

/** Outcomes that say when to come again. */
type Refusal = 'tooManyRequests' | 'botControl' | 'queue';

/** What a handler answers: one of the outcomes declared for its call, with Data when the call succeeded or the next step needs some. */
export type HandlerResult<Id extends CallId> =
  | {
      readonly outcome: Extract<CallOutcome<Id>, Success>;
      readonly data: z.input<Contract<Id>['data']>;
      readonly messages?: readonly string[];
    }
  | {
      readonly outcome: Exclude<CallOutcome<Id>, Success | Refusal>;
      readonly data?: Readonly<Record<string, string | number | boolean>>;
      readonly messages?: readonly string[];
    }
  | {
      readonly outcome: Extract<CallOutcome<Id>, Refusal>;
      readonly data?: Readonly<Record<string, string | number | boolean>>;
      readonly messages?: readonly string[];
      readonly retryAfterSeconds: number;
    };

/** Who is asking: a visitor from an address, and the session of a logged-in user. */
export type RequestContext = {
  readonly requestId: string;
  readonly visitor: string;
  readonly address: string;
  readonly userAgent: string;
  readonly campaign?: Campaign | undefined;
  readonly session: Session | undefined;
};

/** What a call tells; the parts of an upload are read when its handler asks for them. */
type Told<Id extends CallId> =
  Contract<Id> extends { readonly encoding: 'multipart' } ? ReadParts : z.output<Contract<Id>['request']>;

export type Handler<Id extends CallId> = (model: Told<Id>, context: RequestContext) => Promise<HandlerResult<Id>>;

/** What one area answers. */
export type Handlers = { readonly [Id in CallId]?: Handler<Id> };

/** Every call has a handler. */
export type AllHandlers = { readonly [Id in CallId]: Handler<Id> };

export function ok<Data>(data: Data): { readonly outcome: 'ok'; readonly data: Data } {
  return { outcome: 'ok', data };
}
