import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ScreenId } from '#contracts/desk/index.ts';
import { signInTexts } from '#messages/desk.ts';
import { keepSession, leaveWord, sessionToken, takeWord } from './cookies.ts';
import type { ActResult, DeskContext } from './handler.ts';
import { isFromDesk } from './same-origin.ts';
import type { DrawDesk, FaultName } from './views/draw.tsx';
import type { Attempt } from './views/view.ts';

/** Programs ask for the data, browsers for the screen. */
export const wantsData = ({ headers }: FastifyRequest) => headers.accept?.includes('application/json') ?? false;

const faultStatus: Readonly<Record<FaultName, number>> = {
  forbidden: 403,
  missing: 404,
  origin: 403,
  away: 503,
  fault: 500,
};

type Drawn = {
  readonly data: unknown;
  readonly operator: DeskContext['operator'] | undefined;
  readonly attempt?: Attempt | undefined;
};

export type Replies = ReturnType<typeof deskReplies>;

export function deskReplies(draw: DrawDesk) {
  const sendPage = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('Content-Security-Policy', pagePolicy).send(html);
  return {
    fault(request: FastifyRequest, reply: FastifyReply, name: FaultName, operator?: DeskContext['operator']) {
      const status = faultStatus[name];
      return wantsData(request)
        ? reply.code(status).send({ Fault: name })
        : sendPage(reply, status, draw.fault(name, operator));
    },
    /** Who had a session, or sent a form of the desk, is told that it is over and what was not done. */
    toDoor(request: FastifyRequest, reply: FastifyReply) {
      if (wantsData(request)) return reply.code(401).send({ Fault: 'outside' });
      const isAct = request.method === 'POST' && isFromDesk(request);
      if (isAct || sessionToken(request) !== undefined) {
        leaveWord(request, reply, isAct ? signInTexts.overBeforeAct : signInTexts.over);
      }
      return reply.redirect('/giris', 303);
    },
    screen(request: FastifyRequest, reply: FastifyReply, id: ScreenId, { data, operator, attempt }: Drawn) {
      const status = attempt ? 422 : 200;
      if (wantsData(request)) {
        return reply.code(status).send(attempt ? { Word: attempt.word, Errors: attempt.errors } : { Data: data });
      }
      const word = attempt ? undefined : takeWord(request, reply);
      const address = attempt ? (request.url.split('?')[0] ?? '/') : request.url;
      return sendPage(reply, status, draw.screen(id, { data, operator, attempt, address }, word));
    },
    done(request: FastifyRequest, reply: FastifyReply, { to, word, session }: Extract<ActResult, { kind: 'done' }>) {
      if (session !== undefined) keepSession(request, reply, session);
      if (wantsData(request)) return reply.send({ To: to, Word: word });
      if (word !== undefined) leaveWord(request, reply, word);
      return reply.redirect(to, 303);
    },
  };
}

/** Nothing of a screen runs: it is text, forms and our own styles. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
