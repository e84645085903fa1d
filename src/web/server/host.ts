import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { envelope } from '#contracts/envelope.ts';
import { outcomeOfStatus, refusalBody } from '#contracts/outcome-of-status.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { guardServer } from '#edge/guard.ts';
import { replyHeaders } from '#edge/reply-headers.ts';
import { serverOptions } from '#edge/server-options.ts';
import type { Caller } from '../http/address-call.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { type AskUpstream, serverHttp, type Upstreams } from '../http/server-http.ts';
import type { HostContext } from '../page/host-context.ts';
import { userReader } from '../user/read-user.ts';
import { keepCanonicalHost } from './canonical-host.ts';
import { isLiveUpgrade, registerLiveSocket } from './live-socket.ts';
import { madeAhead } from './made-ahead.ts';
import { watchNotes } from './notes-watch.ts';
import type { PageBuild } from './page-build.ts';
import { pageHandler } from './page-handler.ts';
import { pageHeaders } from './page-headers.ts';
import { registerPages } from './pages.ts';
import { registerPaymentReturn } from './payment-return.ts';
import { answerPersonal } from './personal/answer-personal.ts';
import { keepPersonalPages } from './personal/personal-pages.ts';
import { registerProxy } from './proxy.ts';
import { paymentReturnPath } from './result-address.ts';
import { sourceOf } from './session-cookie.ts';
import { registerSiteFiles } from './site-files.ts';
import { drawPage } from './still/draw-page.ts';
import { registerStartData } from './still/register-still.ts';
import { answerFirst, shortWay } from './still/short-way.ts';
import { showsNotes } from './still/still-address.ts';
import type { StillPage } from './still/still-page.ts';
import { keepStillPages } from './still/still-pages.ts';
import { campaignOf, cookieNames, hostCookie, keepVisit, visitorCookie } from './visit-cookies.ts';

export type WebOptions = {
  readonly siteUrl: string;
  readonly sandboxUrl: string | undefined;
  readonly galleryOpen: boolean;
  readonly siteAccessToken: string;
  /** Visitor ids are signed under it; the same for every process of the site. */
  readonly appSecret: string;
  readonly upstreams: Upstreams;
  readonly trustedProxies: readonly string[];
  readonly bodyLimitBytes: number;
  /** Origins of the bank's gate, to which the card form posts. */
  readonly formTargets: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly pages: PageBuild;
};

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string;
    visitor: string;
  }
}

const isAsset = (url: string) => url.startsWith('/assets/') || url.startsWith('/icons/') || url.startsWith('/fonts/');

/** The site's server: static files, the proxy, and every page. */
export async function buildWeb(options: WebOptions): Promise<FastifyInstance> {
  const https = options.siteUrl.startsWith('https://');
  const visitors = visitorCookie(options.appSecret, https);
  const sessionName = hostCookie(cookieNames.session, https);
  const sessionOf = (request: FastifyRequest) => request.cookies[sessionName];
  const development = options.pages.clientDir === undefined;
  const refusals = { https, bodyOf: refusalBody };
  const { takesUpgrade } = options.pages;
  const app: FastifyInstance = fastify({
    ...serverOptions({ ...refusals, upgrades: (request) => isLiveUpgrade(request) || takesUpgrade(request) }),
    loggerInstance: options.logger,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: options.bodyLimitBytes,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 16_384 },
    // A path that cannot be decoded is unknown content, not a fault.
    frameworkErrors: (_error, _request, reply) => reply.headers(replyHeaders({ https })).redirect('/404', 302),
  });

  guardServer(app, refusals);
  // Before any route: those that stand already keep the framework's own answers.
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const name = outcomeOfStatus(status);
    return reply.code(outcomes[name].http).send(envelope(name, null));
  });
  await options.pages.attach(app);
  app.decorateRequest('nonce', '');
  app.decorateRequest('visitor', '');
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64');
  });
  keepCanonicalHost(app, options.siteUrl);
  app.addHook('onRequest', async (request, reply) => {
    // The bank's return carries no cookies: a new visitor id would replace the one the browser has.
    if (isAsset(request.url) || request.url.startsWith(`${paymentReturnPath}/`)) return;
    request.visitor = keepVisit(request, reply, { visitors, secure: https });
    // What is made for one person is kept by nobody else.
    if (sessionOf(request)) reply.header('Cache-Control', 'no-store');
  });

  const callerOf = (request: FastifyRequest): Caller => {
    const token = sessionOf(request);
    return {
      visitor: request.visitor,
      siteAccessToken: options.siteAccessToken,
      session: token ? { token, source: sourceOf(request.cookies) } : undefined,
      address: request.ip,
      userAgent: request.headers['user-agent'],
      campaign: campaignOf(request.cookies),
    };
  };

  app.get('/health', () => ({ status: 'ok' }));
  const httpOf = (request: FastifyRequest) => serverHttp(options.upstreams, callerOf(request));
  registerSiteFiles(app, { siteUrl: options.siteUrl, httpOf });
  registerProxy(app, { upstreams: options.upstreams, callerOf, secureCookies: https, visitorCookie: visitors.write });
  const headersWith = (scripts: readonly string[], styles: readonly string[]) =>
    pageHeaders({
      scripts,
      styles: [...styles, ...options.pages.styleHashes],
      https,
      development,
      formTargets: options.formTargets,
    });
  const headersOf = ({ nonce }: FastifyRequest) => headersWith([`'nonce-${nonce}'`], [`'nonce-${nonce}'`]);
  await registerPaymentReturn(app, {
    siteUrl: options.siteUrl,
    headersOf,
    httpOf,
  });
  await registerLiveSocket(app, {
    offersUrl: options.upstreams.offers.url,
    siteUrl: options.siteUrl,
    readVisitor: visitors.read,
    callerOf: (visitor, address) => ({
      visitor,
      address,
      siteAccessToken: options.siteAccessToken,
      session: undefined,
    }),
    refusals,
    isOthers: takesUpgrade,
  });

  const { clientDir } = options.pages;
  if (clientDir) {
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    });
    await app.register(fastifyStatic, {
      root: join(clientDir, 'icons'),
      prefix: '/icons/',
      maxAge: '7d',
      decorateReply: false,
    });
  }
  const nobody = { visitor: randomUUID(), siteAccessToken: options.siteAccessToken, session: undefined };
  const asNobody: Caller = { ...nobody, address: '127.0.0.1' };
  const notesBy = async (http: HttpLayer) => {
    const reply = await http.call('getNotes');
    return reply?.Success ? reply.Data : undefined;
  };
  const notes = watchNotes(() => notesBy(serverHttp(options.upstreams, asNobody)));
  const hostFor = (caller: Caller, nonce: string, cookies: HostContext['cookies'], ask?: AskUpstream): HostContext => {
    const http = serverHttp(options.upstreams, caller, ask);
    const hasSession = caller.session !== undefined;
    return {
      siteUrl: options.siteUrl,
      sandboxUrl: options.sandboxUrl,
      galleryOpen: options.galleryOpen,
      nonce,
      cookies,
      http,
      hasSession,
      readUser: userReader(http, hasSession),
      // A page of one person is looked at again by the calls that it was made from.
      readNotes: ask ? async () => (await notesBy(http)) ?? [] : notes.read,
    };
  };
  const handle = pageHandler(options.pages.read);
  const parts = options.pages.still;
  const still =
    parts === undefined
      ? undefined
      : keepStillPages({
          small: parts.scripts,
          draw: drawPage({
            siteUrl: options.siteUrl,
            handle,
            styles: parts.styles,
            hostFor: (cookies) => hostFor(asNobody, '', cookies),
          }),
          marks: {
            current: async (address) => (showsNotes(address) ? notes.mark() : ''),
            known: (address) => (showsNotes(address) ? notes.knownMark() : ''),
          },
          onFault: (err) => app.log.error({ err }, 'drawing a page failed'),
        });
  const stillHeadersOf = ({ scriptHashes, stylesHint }: Pick<StillPage, 'scriptHashes' | 'stylesHint'>) => ({
    ...headersWith(scriptHashes, []),
    ...(stylesHint ? { Link: stylesHint } : {}),
  });
  const personal =
    parts &&
    answerPersonal({
      pages: keepPersonalPages({
        siteUrl: options.siteUrl,
        upstreams: options.upstreams,
        handle,
        small: parts.scripts,
        listFiles: options.pages.filesOf('offers'),
      }),
      callerOf,
      hostWith: ({ cookies }, caller, ask) => hostFor(caller, '', cookies, ask),
      headersOf: stillHeadersOf,
    });
  if (still && personal) {
    registerStartData(app, still, personal.sendStart);
    const newVisitor = madeAhead(() => visitors.write(randomUUID()));
    const plain = shortWay({
      siteUrl: options.siteUrl,
      pages: still,
      parseCookies: (header) => app.parseCookie(header),
      hasSession: (cookies) => cookies[sessionName] !== undefined,
      newVisitor: (cookies) => (visitors.read(cookies) === undefined ? newVisitor() : undefined),
      headersOf: (page) => ({ ...replyHeaders({ https }), ...stillHeadersOf(page) }),
    });
    answerFirst(app.server, plain);
  }
  await registerPages(app, {
    siteUrl: options.siteUrl,
    handle,
    still,
    personal,
    headersOf,
    stillHeadersOf,
    contextOf: (request) => hostFor(callerOf(request), request.nonce, request.cookies),
  });
  return app;
}
