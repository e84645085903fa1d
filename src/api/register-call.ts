import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { type FindSession, mayCall } from './plugins/audience.ts';
import { addressOf, nextVisitorOf, userAgentOf, visitorOf } from './plugins/caller.ts';
import { sendOutcome } from './plugins/errors.ts';

type Fields = Readonly<Record<string, unknown>>;

export type CallOptions = {
  readonly handler: Handler<CallId> | undefined;
  readonly siteAccessToken: string;
  readonly findSession: FindSession;
  readonly renewVisitor: (renewal: Renewal, caller: Caller) => Promise<void>;
};

/** Query and body together: GET variants carry their model in the query. */
function modelOf(request: FastifyRequest): Fields | undefined {
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) return undefined;
  return { ...(request.query as Fields), ...(body as Fields) };
}

const wireFields = new Set(['visitor', 'FromPlace', 'AccessToken', 'Source', honeypotField]);

/** What the call itself is about. A blank field of a form counts as left out. */
function callModel(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !wireFields.has(name) && value !== ''));
}

/** People do not see the field; what fills it fills everything. */
function isTrapped(fields: Fields): boolean {
  const value = fields[honeypotField];
  return value !== undefined && value !== null && value !== '';
}

const openBeforePasswordChange: ReadonlySet<CallId> = new Set(['changePassword', 'getUserClaims', 'logout']);

function waitsForPassword(id: CallId, session: Session | undefined): boolean {
  return session?.mustChangePassword === true && !openBeforePasswordChange.has(id);
}

/** One route per path of the call; all of them answer alike. */
export function registerCall(app: FastifyInstance, id: CallId, options: CallOptions): void {
  const contract: CallContract = calls[id];
  const { siteAccessToken, findSession, renewVisitor, handler } = options;
  for (const url of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: [...contract.methods],
      url,
      handler: async (request, reply) => {
        const fields = contract.encoding ? {} : modelOf(request);
        if (!fields) return sendOutcome(reply, 'malformedBody');
        const { audience } = contract;
        const admission = await mayCall(request, { audience, fields, siteAccessToken, findSession });
        if (!admission.allowed) return sendOutcome(reply, 'tokenControl');
        if (isTrapped(fields)) return sendOutcome(reply, 'botControl');
        const waiting = waitsForPassword(id, admission.session);
        if (waiting && audience === 'session') {
          return sendOutcome(reply, 'step', null, [accountReplies.passwordMustChange]);
        }
        const parsed = contract.request.safeParse(callModel(fields));
        // The parts of a multipart body are for its handler to read.
        const unread = contract.encoding !== undefined && !handler;
        if (!parsed.success && !unread) {
          return sendOutcome(reply, 'validation', null, issueMessages(parsed.error.issues));
        }
        if (!handler) return sendOutcome(reply, 'notAvailable');
        const address = addressOf(request, siteAccessToken);
        const caller = { visitor: visitorOf(fields, address), address, userAgent: userAgentOf(request) };
        const session = waiting ? undefined : admission.session;
        const result = await handler(parsed.data as never, { ...caller, requestId: request.id, session });
        const next = contract.newVisitor && nextVisitorOf(request, siteAccessToken);
        if (contract.newVisitor && next && isCompleted(outcomes[result.outcome].code)) {
          await renewVisitor({ kind: contract.newVisitor, next }, caller);
        }
        return sendOutcome(reply, result.outcome, result.data ?? null, result.messages);
      },
    });
  }
}
