import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { DemoCredentials, Door } from './credentials.ts';

function equal(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function shown(request: FastifyRequest, door: Door): string {
  const value = request.headers[door.kind === 'header' ? door.name : 'authorization'];
  return typeof value === 'string' ? value : '';
}

function expected(door: Door, { user, secret }: DemoCredentials): string {
  return door.kind === 'header' ? secret : `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
}

/** Turns away whoever does not show the insurer's key. Doors inside the message are kept by the protocol itself. */
export function guardDoor(door: Door, credentials: DemoCredentials): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (door.kind === 'message' || equal(shown(request, door), expected(door, credentials))) return undefined;
    return reply.code(401).type('text/plain; charset=utf-8').send('Yetkisiz erişim');
  };
}
