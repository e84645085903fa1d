import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { site } from '#config/site.ts';
import type { Audience } from '#contracts/call.ts';

export type WireFields = {
  readonly visitor?: unknown;
  readonly FromPlace?: unknown;
  readonly AccessToken?: unknown;
  readonly Source?: unknown;
};

function equals(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

function tokenOf(request: FastifyRequest, fields: WireFields): string | undefined {
  const header = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return header ?? (typeof fields.AccessToken === 'string' ? fields.AccessToken : undefined);
}

/** Whether a request may make a call of this audience. The site token names the site; it never speaks for a person. */
export function mayCall(
  request: FastifyRequest,
  call: { readonly audience: Audience; readonly fields: WireFields; readonly siteAccessToken: string },
): boolean {
  const siteId = request.headers.siteid;
  if (siteId !== undefined && siteId !== String(site.siteId)) return false;
  const token = tokenOf(request, call.fields);
  if (token === undefined || call.audience === 'session') return false;
  return equals(token, call.siteAccessToken);
}
