import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallContract } from '#contracts/call.ts';
import { honeypotField } from '#contracts/honeypot.ts';
import { type CallId, calls } from '#contracts/index.ts';
import { isCompleted, outcomes } from '#contracts/outcomes.ts';
import { accountReplies } from '#messages/account.ts';
import type { Session } from '#ports/sessions.ts';
import type { Renewal } from '#services/account/renew-visitor.ts';
import type { Caller } from '#services/ports.ts';
import type { Handler } from './handler.ts';
import { issueMessages } from './issue-messages.ts';
import { type Admission, type FindSession, mayCall } from './plugins/audience.ts';
import { addressOf, campaignOf, nextVisitorOf, userAgentOf, visitorOf } from './plugins/caller.ts';
import { sendOutcome } from './plugins/errors.ts';
import { leaveParts, readParts } from './read-parts.ts';
import { callModel, type Fields, readRequest } from './read-request.ts';

export type CallOptions = {
  readonly handler: Handler<CallId>;
  readonly siteAccessToken: string;
  readonly findSession: (token: string, how: { readonly byItself: boolean }) => ReturnType<FindSession>;
  readonly renewVisitor: (renewal: Renewal, caller: Caller) => Promise<void>;
  readonly onDenied: (caller: Caller, how: { readonly idle: boolean }) => void;
};

/** People do not see the field; what fills it fills everything. */
function isTrapped(fields: Fields): boolean {
  const value = fields[honeypotField];
  return value !== undefined && value !== null && value !== '';
}

/** What somebody may do whose password was set by us. */
export const openBeforePasswordChange: ReadonlySet<CallId> = new Set(['changePassword', 'getUserClaims', 'logout']);

function waitsForPassword(id: CallId, session: Session | undefined): boolean {
  return session?.mustChangePassword === true && !openBeforePasswordChange.has(id);
}

/** Calls that an open page makes again and again, whether anybody looks at it or not. */
const madeByPages: ReadonlySet<CallId> = new Set(['listOffers', 'orderStatus', 'sharedOffers']);

function sendDenied(reply: FastifyReply, { idle }: Extract<Admission, { allowed: false }>): FastifyReply {
  return idle
    ? sendOutcome(reply, 'tokenControl', { Idle: true }, [accountReplies.sessionIdle])
    : sendOutcome(reply, 'tokenControl');
}

type Told = { readonly model: unknown } | { readonly issues: readonly z.core.$ZodIssue[] };

/** What the call is asked with; the parts of an upload are for its handler to read. */
function readModel(request: FastifyRequest, { encoding, request: schema }: CallContract, fields: Fields): Told {
  if (encoding) return { model: () => readParts(request) };
  const parsed = schema.safeParse(callModel(fields), { reportInput: true });
  return parsed.success ? { model: parsed.data } : { issues: parsed.error.issues };
}

/** One route per path of the call; all of them answer alike. */
export function registerCall(app: FastifyInstance, id: CallId, options: CallOptions): void {
  const contract: CallContract = calls[id];
  const { siteAccessToken, renewVisitor, handler } = options;
  const findSession: FindSession = (token) => options.findSession(token, { byItself: madeByPages.has(id) });
  for (const url of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: [...contract.methods],
      url,
      handler: async (request, reply) => {
        const read = readRequest(request, contract);
        if ('refused' in read) return sendOutcome(reply, read.refused, null, read.messages);
        const { fields } = read;
        const { audience } = contract;
        const admission = await mayCall(request, { audience, fields, siteAccessToken, findSession });
        const caller = {
          visitor: visitorOf(request, fields, siteAccessToken),
          address: addressOf(request, siteAccessToken),
          userAgent: userAgentOf(request),
          campaign: campaignOf(request, siteAccessToken),
        };
        if (!admission.allowed) {
          options.onDenied(caller, admission);
          return sendDenied(reply, admission);
        }
        if (isTrapped(fields)) return sendOutcome(reply, 'botControl');
        const waiting = waitsForPassword(id, admission.session);
        if (waiting && audience === 'session') {
          return sendOutcome(reply, 'step', null, [accountReplies.passwordMustChange]);
        }
        const told = readModel(request, contract, fields);
        if ('issues' in told) return sendOutcome(reply, 'validation', null, issueMessages(told.issues));
        const session = waiting ? undefined : admission.session;
        const result = await handler(told.model as never, { ...caller, requestId: request.id, session });
        if (contract.encoding) await leaveParts(request.raw);
        const next = contract.newVisitor && nextVisitorOf(request, siteAccessToken);
        if (contract.newVisitor && next && isCompleted(outcomes[result.outcome].code)) {
          await renewVisitor({ kind: contract.newVisitor, next }, caller);
        }
        if ('retryAfterSeconds' in result) reply.header('Retry-After', result.retryAfterSeconds);
        return sendOutcome(reply, result.outcome, result.data ?? null, result.messages);
      },
    });
  }
}
