import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { site } from '#config/site.ts';
import type { Audience } from '#contracts/call.ts';
import type { Session } from '#ports/sessions.ts';

export type WireFields = {
  readonly visitor?: unknown;
  readonly FromPlace?: unknown;
  readonly AccessToken?: unknown;
  readonly Source?: unknown;
};

/** Finds the living session a token belongs to, or that it was not used for too long. */
export type FindSession = (token: string) => Promise<Session | 'idle' | undefined>;

export type Admission =
  | { readonly allowed: false; readonly idle: boolean }
  | { readonly allowed: true; readonly session: Session | undefined };

export function sameToken(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

function tokenOf(request: FastifyRequest, fields: WireFields): string | undefined {
  const header = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return header ?? (typeof fields.AccessToken === 'string' ? fields.AccessToken : undefined);
}

const refused: Admission = { allowed: false, idle: false };

/**
 * Whether a request may make a call of this audience, and for whom. The site token names the site and never speaks for
 * a person; a session speaks for its user in the calls of users and in those open to both.
 */
export async function mayCall(
  request: FastifyRequest,
  call: {
    readonly audience: Audience;
    readonly fields: WireFields;
    readonly siteAccessToken: string;
    readonly findSession: FindSession;
  },
): Promise<Admission> {
  const siteId = request.headers.siteid;
  if (siteId !== undefined && siteId !== String(site.siteId)) return refused;
  const token = tokenOf(request, call.fields);
  if (token === undefined) return refused;
  if (sameToken(token, call.siteAccessToken)) {
    return call.audience === 'session' ? refused : { allowed: true, session: undefined };
  }
  if (call.audience === 'site' || call.audience === 'content') return refused;
  const session = await call.findSession(token);
  if (session === 'idle') return { allowed: false, idle: true };
  return session ? { allowed: true, session } : refused;
}
