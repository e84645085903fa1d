import { type FastifyInstance, fastify } from 'fastify';
import { buildWeb, type WebOptions } from '#web/server/host.ts';
import { testToken } from './api-client.ts';

/** The site's server in front of an API that stands behind all bases; without its pages, unless it is given them. */
export function buildTestSite(apiUrl: string, more: Partial<WebOptions> = {}): Promise<FastifyInstance> {
  const base = { url: apiUrl, timeoutMs: 20_000 };
  return buildWeb({
    siteUrl: 'http://localhost',
    sandboxUrl: undefined,
    galleryOpen: false,
    siteAccessToken: testToken,
    appSecret: 'a secret of the tests',
    upstreams: { common: base, payment: base, payment2: base, print: base, offers: base, content: base },
    trustedProxies: [],
    bodyLimitBytes: 1_048_576,
    formTargets: [],
    logger: fastify().log,
    pages: {
      read: () => Promise.reject(new Error('No page is asked for')),
      clientDir: undefined,
      takesUpgrade: () => false,
      attach: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    ...more,
  });
}
