import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { site } from '#config/site.ts';
import { envelope } from '#contracts/envelope.ts';
import { outcomeOfStatus, refusalBody } from '#contracts/outcome-of-status.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { guardServer } from '#edge/guard.ts';
import { replyHeaders } from '#edge/reply-headers.ts';
import { serverOptions } from '#edge/server-options.ts';
import type { Caller } from '../http/address-call.ts';
import { serverHttp, type Upstreams } from '../http/server-http.ts';
import { userReader } from '../user/read-user.ts';
import { isLiveUpgrade, registerLiveSocket } from './live-socket.ts';
import type { PageBuild } from './page-build.ts';
import { pageHeaders } from './page-headers.ts';
import { registerPages } from './pages.ts';
import { paymentReturnPath, registerPaymentReturn } from './payment-return.ts';
import { registerProxy } from './proxy.ts';
import { registerSiteFiles } from './site-files.ts';
import { cookieNames, keepVisit } from './visit-cookies.ts';

export type WebOptions = {
  readonly siteUrl: string;
  readonly sandboxUrl: string | undefined;
  readonly galleryOpen: boolean;
  readonly siteAccessToken: string;
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
  await options.pages.attach(app);
  app.decorateRequest('nonce', '');
  app.decorateRequest('visitor', '');
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64');
    // The bank's return carries no cookies: a new visitor id would replace the one the browser has.
    if (isAsset(request.url) || request.url.startsWith(`${paymentReturnPath}/`)) return;
    request.visitor = keepVisit(request, reply, https);
    // What is made for one person is kept by nobody else.
    if (request.cookies[cookieNames.session]) reply.header('Cache-Control', 'no-store');
  });

  const callerOf = (request: FastifyRequest): Caller => {
    const token = request.cookies[cookieNames.session];
    return {
      visitor: request.visitor,
      siteAccessToken: options.siteAccessToken,
      session: token ? { token, source: site.source } : undefined,
      address: request.ip,
      userAgent: request.headers['user-agent'],
    };
  };

  app.get('/health', () => ({ status: 'ok' }));
  registerSiteFiles(app, options.siteUrl);
  registerProxy(app, { upstreams: options.upstreams, callerOf, secureCookies: https });
  await registerPaymentReturn(
    app,
    serverHttp(options.upstreams, {
      visitor: '',
      siteAccessToken: options.siteAccessToken,
      session: undefined,
    }),
  );
  await registerLiveSocket(app, {
    offersUrl: options.upstreams.offers.url,
    siteUrl: options.siteUrl,
    callerOf: (visitor, address) => ({
      visitor,
      address,
      siteAccessToken: options.siteAccessToken,
      session: undefined,
    }),
    refusals,
    isOthers: takesUpgrade,
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const name = outcomeOfStatus(status);
    return reply.code(outcomes[name].http).send(envelope(name, null));
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
  await registerPages(app, {
    siteUrl: options.siteUrl,
    readBuild: options.pages.read,
    headersOf: ({ nonce }) => pageHeaders({ nonce, https, development, formTargets: options.formTargets }),
    contextOf: (request) => {
      const caller = callerOf(request);
      const http = serverHttp(options.upstreams, caller);
      const hasSession = caller.session !== undefined;
      return {
        siteUrl: options.siteUrl,
        sandboxUrl: options.sandboxUrl,
        galleryOpen: options.galleryOpen,
        nonce: request.nonce,
        cookies: request.cookies,
        http,
        hasSession,
        readUser: userReader(http, hasSession),
      };
    },
  });
  return app;
}
