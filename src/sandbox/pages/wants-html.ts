import type { FastifyRequest } from 'fastify';

/** A person's browser names text/html first; programs ask for JSON or do not care. */
export function wantsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const page = accept.indexOf('text/html');
  const data = accept.indexOf('application/json');
  return page >= 0 && (data < 0 || page < data);
}
