import { type FastifyInstance, fastify } from 'fastify';
import { buildWeb } from '#web/server/host.ts';

/** The site's server without its pages, in front of an API that stands behind all bases. */
export function buildTestSite(apiUrl: string): Promise<FastifyInstance> {
  const base = { url: apiUrl, timeoutMs: 20_000 };
  return buildWeb({
    siteUrl: 'http://localhost',
    sandboxUrl: undefined,
    galleryOpen: false,
    siteAccessToken: 'test-site-token',
    upstreams: { common: base, payment: base, payment2: base, print: base, offers: base, content: base },
    trustedProxies: [],
    bodyLimitBytes: 1_048_576,
    formTargets: [],
    logger: fastify().log,
    pages: {
      read: () => Promise.reject(new Error('No page is asked for')),
      clientDir: undefined,
      attach: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
  });
}
