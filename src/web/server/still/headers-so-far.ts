import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** What was set so far, and instead of it what a kept page says itself, however that is spelled: no header is sent twice. */
export function headersSoFar(reply: FastifyReply, own: Readonly<Record<string, string>> = {}): OutgoingHttpHeaders {
  const replaced = new Set(['cache-control', ...Object.keys(own).map((name) => name.toLowerCase())]);
  const others = Object.entries(reply.getHeaders()).filter(([name]) => !replaced.has(name));
  return { ...(Object.fromEntries(others) as OutgoingHttpHeaders), ...own };
}
