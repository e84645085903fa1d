import { createHeaders, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '#contracts/envelope.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { edgeLimits } from '#edge/limits.ts';
import type { HostContext } from '../page/host-context.ts';
import { isOwnPage } from './own-page.ts';
import type { HandlePage } from './page-handler.ts';
import type { PersonalAnswers } from './personal/answer-personal.ts';
import { sendStillPage, stillFor } from './still/register-still.ts';
import type { StillPage } from './still/still-page.ts';
import type { StillPages } from './still/still-pages.ts';

type PagesOptions = {
  readonly siteUrl: string;
  readonly handle: HandlePage;
  /** Pages that are drawn once for everybody; none while developing. */
  readonly still: StillPages | undefined;
  /** Pages that are drawn for one person without script and data; none while developing. */
  readonly personal: PersonalAnswers | undefined;
  readonly contextOf: (request: FastifyRequest) => HostContext;
  /** Headers that pages have and other replies have not. */
  readonly headersOf: (request: FastifyRequest) => Record<string, string>;
  readonly stillHeadersOf: (page: StillPage) => Record<string, string>;
};

const pageMethods = ['GET', 'HEAD', 'POST'];
/** What a page's form is sent as; nothing else is read. */
const formType = 'application/x-www-form-urlencoded';

/** The request as React Router takes it, with the body that was read within its limit; it ends when the browser leaves. */
function webRequest({ raw, body, url, method }: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(`http://${raw.headers.host ?? 'localhost'}${url}`, {
    method,
    headers: createHeaders(raw),
    signal: left.signal,
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  });
}

async function send(response: Response, headers: Record<string, unknown>, { raw, log }: FastifyReply): Promise<void> {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) raw.setHeader(name, value as string);
  }
  try {
    await sendResponse(raw, response);
  } catch (error) {
    // Half of it is out: all that can still be said is that the rest does not come.
    if (!raw.destroyed) log.error({ err: error }, 'sending a page failed');
    raw.destroy();
  } finally {
    // What nobody took, because it was not asked for or nobody was left, need not be drawn either.
    if (response.body?.locked === false) await response.body.cancel();
  }
}

const refuse = (reply: FastifyReply, name: OutcomeName) => reply.code(outcomes[name].http).send(envelope(name, null));

/** Hands page requests to React Router. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (request.method === 'POST' && !request.body) return refuse(reply, 'unsupportedBody');
    if (request.method === 'POST' && !isOwnPage(request.headers, options.siteUrl)) return refuse(reply, 'tokenControl');
    const host = options.contextOf(request);
    // What a member sees is the member's own.
    const still = options.still && !host.hasSession ? await stillFor(options.still, request) : undefined;
    if (still) return sendStillPage(request, reply, still, options.stillHeadersOf(still));
    if (await options.personal?.sendPage(request, reply)) return reply;
    const response = await options.handle(webRequest(request, reply), host);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const headers = { ...reply.getHeaders(), ...(isPage ? options.headersOf(request) : {}) };
    reply.hijack();
    return send(response, headers, reply);
  }

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formType,
      { parseAs: 'buffer', bodyLimit: edgeLimits.pageBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    for (const url of ['/', '/*']) scope.route({ method: pageMethods, url, handler: answer });
    done();
  });
  app.setNotFoundHandler((request, reply) => {
    if (pageMethods.includes(request.method)) return refuse(reply, 'unknownCall');
    return refuse(reply.header('Allow', pageMethods.join(', ')), 'methodNotAllowed');
  });
}
