import type { Logger } from 'pino';
import { request } from 'undici';
import { buildAdmin, type Check } from '#api/admin.ts';
import type { Metrics } from '#api/plugins/metrics.ts';
import type { Config } from '#config/config.ts';
import type { Stop } from '#wiring/backbone.ts';
import { listen } from './listen.ts';

/** Whether every host behind the six bases answers. */
export function basesAnswer({ upstreams }: Pick<Config, 'upstreams'>): Check {
  const urls = new Set(Object.values(upstreams).map(({ url }) => url));
  const isUp = async (url: string) => {
    const { statusCode, body } = await request(`${url}/health`);
    await body.dump();
    return statusCode === 200;
  };
  return async () => (await Promise.all([...urls].map(isUp))).every(Boolean);
}

/** Every process has one, whatever its roles; port 0 opens none. */
export async function startAdmin(
  { admin: { host, port } }: Pick<Config, 'admin'>,
  parts: {
    readonly log: Logger;
    readonly metrics: Metrics;
    readonly checks: Readonly<Record<string, Check>>;
    readonly apiUrl: string | undefined;
  },
  stops: Stop[],
): Promise<Readonly<Record<string, string>>> {
  if (port === 0) return {};
  const { log: logger, metrics, checks, apiUrl } = parts;
  const app = await buildAdmin({ logger, metrics, checks, apiUrl });
  stops.push(() => app.close());
  return { admin: await listen(app, { variable: 'ADMIN_PORT', host, port }) };
}
