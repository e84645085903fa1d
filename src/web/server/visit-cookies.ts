import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from '#config/site.ts';
import { pickMarketing } from '#domain/marketing.ts';

export const cookieNames = {
  visitor: 'visitor',
  marketing: 'marketing',
  session: 'session',
  source: 'source',
  targetingConsent: 'targeting-cookies',
} as const;

const visitorId = /^[0-9a-f-]{36}$/;

/** Pages are answered past Fastify's own cookie hook, so the header is written at once. */
function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: { maxAge: number; secure: boolean },
): void {
  const text = reply.server.serializeCookie(name, value, { path: '/', sameSite: 'lax', httpOnly: true, ...options });
  reply.header('Set-Cookie', text);
}

function keepCampaign(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[cookieNames.targetingConsent] !== 'true') return;
  const campaign = pickMarketing(new URLSearchParams(request.url.split('?')[1] ?? ''));
  if (!campaign) return;
  setCookie(reply, cookieNames.marketing, JSON.stringify(campaign), {
    maxAge: site.cookieSeconds.marketing,
    secure,
  });
}

/** Gives a new visitor an id, and keeps the link's campaign for a day where that was agreed to. Returns the id. */
export function keepVisit(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  keepCampaign(request, reply, secure);
  const known = request.cookies[cookieNames.visitor];
  if (known && visitorId.test(known)) return known;
  const visitor = randomUUID();
  setCookie(reply, cookieNames.visitor, visitor, { maxAge: site.cookieSeconds.visitor, secure });
  return visitor;
}
