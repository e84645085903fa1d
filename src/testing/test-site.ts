import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createLogger } from '#config/logger.ts';
import { buildWeb, type WebOptions } from '#web/server/host.ts';
import { openPageBuild } from '#web/server/page-build.ts';
import { testToken } from './api-client.ts';

export type TestSite = {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly logs: string[];
  close(): Promise<void>;
};

/** The real site as it was built, before an API at an address, on a port of its own. */
export async function startTestSite(apiUrl: string, options: Partial<WebOptions> = {}): Promise<TestSite> {
  const base = { url: apiUrl, timeoutMs: 2_000 };
  const logs: string[] = [];
  const app = await buildWeb({
    siteUrl: 'http://localhost',
    sandboxUrl: undefined,
    galleryOpen: false,
    siteAccessToken: testToken,
    upstreams: { common: base, payment: base, payment2: base, print: base, offers: base, content: base },
    trustedProxies: [],
    bodyLimitBytes: 1_048_576,
    formTargets: [],
    logger: createLogger('warn', { write: (line) => void logs.push(line) }),
    pages: await openPageBuild(process.cwd()),
    ...options,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, logs, close: () => app.close() };
}
