import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { startDataPath } from '../../start/start-data.ts';
import { headersSoFar } from './headers-so-far.ts';
import { repliesOf, sendStill } from './send-still.ts';
import { isStillAddress } from './still-address.ts';
import { pageBody, type StillPage } from './still-page.ts';
import type { StillPages } from './still-pages.ts';
import { variantOf } from './still-variant.ts';

const forEver = 'private, max-age=31536000, immutable';

/** The page that a request can be answered with as everybody is. */
export async function stillFor(
  pages: StillPages,
  { method, url, cookies }: FastifyRequest,
): Promise<StillPage | undefined> {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isStillAddress(url) ? pages.pageAt(url, variantOf(cookies)) : undefined;
}

export function sendStillPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StillPage,
  headers: Readonly<Record<string, string>>,
): void {
  reply.hijack();
  sendStill(request.raw, reply.raw, repliesOf(pageBody(page), headersSoFar(reply, headers)));
}

/** What a person's own page was drawn from; whether there was one to send. */
export type SendOwnStart = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<boolean>;

type Asked = { readonly version: string; readonly path: string };

/** What the application asks for when it starts on a page. One that is shown no more is answered as the page is now. */
export function registerStartData(app: FastifyInstance, pages: StillPages, sendOwn: SendOwnStart): void {
  app.get<{ Params: { version: string }; Querystring: { path?: string } }>(
    `${startDataPath}/:version`,
    async (request, reply) => {
      const { version } = request.params;
      const { path = '' } = request.query;
      if (await sendOwn(request, reply, { version, path })) return;
      const known = pages.startOf(version);
      const now = known || !isStillAddress(path) ? undefined : await pages.pageAt(path, variantOf(request.cookies));
      const squeezed = known ?? now?.start;
      if (!squeezed) return reply.code(outcomes.unknownCall.http).send(envelope('unknownCall', null));
      reply.hijack();
      const body = { squeezed, version, cacheControl: known ? forEver : 'no-store', type: 'application/json' };
      sendStill(request.raw, reply.raw, repliesOf(body, headersSoFar(reply)));
    },
  );
}
