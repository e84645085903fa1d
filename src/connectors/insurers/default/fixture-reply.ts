import type { WireReply } from './transport.ts';

/** A reply as it would come over the wire, for tests. */
export function fixtureReply(body: unknown, status = 200): WireReply {
  if (Buffer.isBuffer(body)) return { status, body };
  return { status, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
}
