import { createHeaders, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { envelope } from '#contracts/envelope.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { edgeLimits } from '#edge/limits.ts';
import type { HostContext, hostContext } from '../page/host-context.ts';
import { isOwnPage } from './own-page.ts';

/** Reads the current build; it changes only while developing. */
export type ReadBuild = () => Promise<ServerBuild>;

type EntryModule = { readonly hostContext: typeof hostContext };
type Handler = { readonly build: ServerBuild; readonly handle: ReturnType<typeof createRequestHandler> };

type PagesOptions = {
  readonly siteUrl: string;
  readonly readBuild: ReadBuild;
  readonly contextOf: (request: FastifyRequest) => HostContext;
  /** Headers that pages have and other replies have not. */
  readonly headersOf: (request: FastifyRequest) => Record<string, string>;
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
  let current: Handler | undefined;

  async function handler(): Promise<Handler> {
    const build = await options.readBuild();
    if (current?.build !== build) current = { build, handle: createRequestHandler(build, process.env.NODE_ENV) };
    return current;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (request.method === 'POST' && !request.body) return refuse(reply, 'unsupportedBody');
    if (request.method === 'POST' && !isOwnPage(request.headers, options.siteUrl)) return refuse(reply, 'tokenControl');
    const { build, handle } = await handler();
    // The key lives in the bundle: a context created here would be another object.
    const { hostContext: key } = build.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider(new Map([[key, options.contextOf(request)]]));
    const response = await handle(webRequest(request, reply), context);
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
