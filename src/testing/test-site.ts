import type { FastifyInstance } from 'fastify';
import { createLogger } from '#config/logger.ts';
import { buildWeb, type WebOptions } from '#web/server/host.ts';
import { openPageBuild, type PageBuild } from '#web/server/page-build.ts';
import { visitorCookie } from '#web/server/visit-cookies.ts';
import { testToken } from './api-client.ts';
import { freePort } from './free-port.ts';

export const testAppSecret = 'a secret of the tests';

const noPages: PageBuild = {
  read: () => Promise.reject(new Error('No page is asked for')),
  clientDir: undefined,
  still: undefined,
  styleHashes: [],
  filesOf: () => [],
  takesUpgrade: () => false,
  attach: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** The site's server in front of an API that stands behind all bases; without its pages, unless it is given them. */
export function buildTestSite(apiUrl: string, more: Partial<WebOptions> = {}): Promise<FastifyInstance> {
  const base = { url: apiUrl, timeoutMs: 20_000 };
  return buildWeb({
    siteUrl: 'http://localhost',
    sandboxUrl: undefined,
    galleryOpen: false,
    siteAccessToken: testToken,
    appSecret: testAppSecret,
    upstreams: { common: base, payment: base, payment2: base, print: base, offers: base, content: base },
    trustedProxies: [],
    bodyLimitBytes: 1_048_576,
    formTargets: [],
    logger: createLogger('silent'),
    pages: noPages,
    ...more,
  });
}

/** What the browser of a visitor sends with every request. */
export function visitorHeaders(visitor: string): Record<string, string> {
  return { cookie: visitorCookie(testAppSecret, false).write(visitor).split(';')[0] ?? '' };
}

export type TestSite = {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly logs: string[];
  close(): Promise<void>;
};

/** The real site as it was built, before an API at an address, on a port of its own. */
export async function startTestSite(apiUrl: string, more: Partial<WebOptions> = {}): Promise<TestSite> {
  const port = await freePort();
  const logs: string[] = [];
  const app = await buildTestSite(apiUrl, {
    siteUrl: `http://127.0.0.1:${port}`,
    logger: createLogger('warn', { write: (line) => void logs.push(line) }),
    pages: await openPageBuild(process.cwd()),
    ...more,
  });
  await app.listen({ host: '127.0.0.1', port });
  return { app, port, logs, close: () => app.close() };
}
