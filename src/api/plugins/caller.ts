import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Campaign, readCampaign } from '#domain/marketing.ts';
import { sameToken } from './audience.ts';

const longestUserAgent = 200;
const longestVisitor = 200;

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/** The site's own server asks for its visitors and says for whom; it proves itself by the site token. */
function namedBySite(request: FastifyRequest, header: string, siteAccessToken: string): string | undefined {
  const proof = one(request.headers['x-site-token']);
  return proof !== undefined && sameToken(proof, siteAccessToken) ? one(request.headers[header]) : undefined;
}

/** Where a request comes from. Of everybody but the site the connection tells, and X-Forwarded-For only where a configured proxy wrote it. */
export function addressOf(request: FastifyRequest, siteAccessToken: string): string {
  const named = namedBySite(request, 'x-visitor-address', siteAccessToken);
  return named !== undefined && isIP(named) !== 0 ? named : request.ip;
}

/** The id the visitor's browser gets next, where the site has one ready. */
export function nextVisitorOf(request: FastifyRequest, siteAccessToken: string): string | undefined {
  return z.uuid().safeParse(namedBySite(request, 'x-next-visitor', siteAccessToken)).data;
}

/** The advertisement that brought the visitor, where the site may tell. */
export function campaignOf(request: FastifyRequest, siteAccessToken: string): Campaign | undefined {
  const told = namedBySite(request, 'x-campaign', siteAccessToken);
  try {
    return told === undefined ? undefined : readCampaign(decodeURIComponent(told));
  } catch {
    return undefined;
  }
}

export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
}

/**
 * The site names its visitor in a header, because addresses end up in logs; others name theirs in body or query. Who
 * sends no visitor id is known by the address, so that nothing is shared with other nameless callers.
 */
export function visitorOf(
  request: FastifyRequest,
  fields: { readonly visitor?: unknown },
  siteAccessToken: string,
): string {
  const visitor = namedBySite(request, 'x-visitor', siteAccessToken) ?? fields.visitor;
  const isNamed = typeof visitor === 'string' && visitor !== '' && visitor.length <= longestVisitor;
  return isNamed ? visitor : `at ${addressOf(request, siteAccessToken)}`;
}
