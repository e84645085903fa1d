import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersSoFar } from '../still/headers-so-far.ts';
import { replyOf, sendReply } from '../still/send-still.ts';
import { codingFor } from '../still/squeeze.ts';
import type { PersonalPage } from './personal-page.ts';

type Sent = { readonly part: 'body' | 'start'; readonly headers?: Readonly<Record<string, string>> };

const types = { body: 'text/html; charset=utf-8', start: 'application/json' } as const;

/** Sends a page, or what it was drawn from. No cache keeps either. */
export async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PersonalPage,
  { part, headers = {} }: Sent,
): Promise<void> {
  const coding = codingFor(request.headers['accept-encoding']);
  const bytes = await page[part](coding);
  reply.hijack();
  const body = { bytes, coding, type: types[part], version: page.version, cacheControl: 'no-store' };
  sendReply(request.raw, reply.raw, replyOf(body, headersSoFar(reply, headers)));
}
