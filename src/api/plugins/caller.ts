import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sameToken } from './audience.ts';

const longestUserAgent = 200;
const longestVisitor = 200;

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/** What the site's own server says of its visitor; it proves itself by the site token. */
function saidBySite(request: FastifyRequest, name: string, siteAccessToken: string): string | undefined {
  const proof = one(request.headers['x-site-token']);
  return proof !== undefined && sameToken(proof, siteAccessToken) ? one(request.headers[name]) : undefined;
}

/**
 * Where a request comes from. The site's own server asks for its visitors and says for whom. Of everybody else the
 * connection tells, and X-Forwarded-For only where a configured proxy wrote it.
 */
export function addressOf(request: FastifyRequest, siteAccessToken: string): string {
  const named = saidBySite(request, 'x-visitor-address', siteAccessToken);
  return named !== undefined && isIP(named) !== 0 ? named : request.ip;
}

/** The id the visitor's browser gets next, where the site has one ready. */
export function nextVisitorOf(request: FastifyRequest, siteAccessToken: string): string | undefined {
  return z.uuid().safeParse(saidBySite(request, 'x-next-visitor', siteAccessToken)).data;
}

export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
}

/** Who sends no visitor id is known by the address, so that nothing is shared with other nameless callers. */
export function visitorOf(fields: { readonly visitor?: unknown }, address: string): string {
  const { visitor } = fields;
  return typeof visitor === 'string' && visitor !== '' && visitor.length <= longestVisitor ? visitor : `at ${address}`;
}
