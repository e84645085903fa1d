import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { sameToken } from './audience.ts';

const longestUserAgent = 200;
const longestVisitor = 200;

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/**
 * Where a request comes from. The site's own server asks for its visitors and says for whom; it proves itself by the
 * site token. Of everybody else the connection tells, and X-Forwarded-For only where a configured proxy wrote it.
 */
export function addressOf(request: FastifyRequest, siteAccessToken: string): string {
  const named = one(request.headers['x-visitor-address']);
  const proof = one(request.headers['x-site-token']);
  const bySite = named !== undefined && proof !== undefined && sameToken(proof, siteAccessToken);
  return bySite && isIP(named) !== 0 ? named : request.ip;
}

export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
}

/** Who sends no visitor id is known by the address, so that nothing is shared with other nameless callers. */
export function visitorOf(fields: { readonly visitor?: unknown }, address: string): string {
  const { visitor } = fields;
  return typeof visitor === 'string' && visitor !== '' && visitor.length <= longestVisitor ? visitor : `at ${address}`;
}
