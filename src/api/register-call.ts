import type { FastifyInstance } from 'fastify';
import type { CallContract } from '#contracts/call.ts';
import { honeypotField } from '#contracts/honeypot.ts';
import { type CallId, calls } from '#contracts/index.ts';
import { accountReplies } from '#messages/account.ts';
import type { Session } from '#ports/sessions.ts';
import type { Handler } from './handler.ts';
import { issueMessages } from './issue-messages.ts';
import { type FindSession, mayCall } from './plugins/audience.ts';
import { addressOf, userAgentOf, visitorOf } from './plugins/caller.ts';
import { sendOutcome } from './plugins/errors.ts';
import { callModel, type Fields, readRequest } from './read-request.ts';

export type CallOptions = {
  readonly handler: Handler<CallId> | undefined;
  readonly siteAccessToken: string;
  readonly findSession: FindSession;
};

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
  const { siteAccessToken, findSession, handler } = options;
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
        if (!admission.allowed) return sendOutcome(reply, 'tokenControl');
        if (isTrapped(fields)) return sendOutcome(reply, 'botControl');
        const waiting = waitsForPassword(id, admission.session);
        if (waiting && audience === 'session') {
          return sendOutcome(reply, 'step', null, [accountReplies.passwordMustChange]);
        }
        const parsed = contract.request.safeParse(callModel(fields), { reportInput: true });
        // The parts of a multipart body are for its handler to read.
        const unread = contract.encoding !== undefined && !handler;
        if (!parsed.success && !unread) {
          return sendOutcome(reply, 'validation', null, issueMessages(parsed.error.issues));
        }
        if (!handler) return sendOutcome(reply, 'notAvailable');
        const address = addressOf(request, siteAccessToken);
        const result = await handler(parsed.data as never, {
          requestId: request.id,
          visitor: visitorOf(fields, address),
          address,
          userAgent: userAgentOf(request),
          session: waiting ? undefined : admission.session,
        });
        return sendOutcome(reply, result.outcome, result.data ?? null, result.messages);
      },
    });
  }
}
