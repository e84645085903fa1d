import type { FastifyRequest } from 'fastify';

/** Whether a form was sent from a page of the desk. Browsers that say neither are old; their cookie is still strict. */
export function isFromDesk({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
