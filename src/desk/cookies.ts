import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskSession } from '#domain/desk/operator.ts';

const names = { session: 'karsila-desk', word: 'karsila-desk-word' } as const;
const wordSeconds = 60;

const kept = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[names.session];

/** Null ends it. */
export function keepSession(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  if (token === null) reply.clearCookie(names.session, kept(request));
  else reply.setCookie(names.session, token, { ...kept(request), maxAge: deskSession.lifetimeSeconds });
}

/** For the screen that follows. */
export function leaveWord(request: FastifyRequest, reply: FastifyReply, word: string): void {
  reply.setCookie(names.word, encodeURIComponent(word), { ...kept(request), maxAge: wordSeconds });
}

/** It is said once. */
export function takeWord(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const text = request.cookies[names.word];
  if (text === undefined) return undefined;
  reply.clearCookie(names.word, kept(request));
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
