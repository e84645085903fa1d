import type { AddressInfo } from 'node:net';
import { fastify, LogController } from 'fastify';
import type { Partner } from '../app.ts';
import { World } from '../world.ts';

export type RunningPartners = { readonly url: string; readonly world: World; close(): Promise<void> };

/** Some partners alone on a free port, for tests of the programs that speak to them. */
export async function startPartners(
  partners: readonly Partner[],
  now = (): Date => new Date(),
): Promise<RunningPartners> {
  const app = fastify({
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
  });
  let url = '';
  const world = new World({
    seed: 'partners',
    now,
    get publicUrl() {
      return url;
    },
  });
  for (const partner of partners) await partner(app, world);
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { url, world, close: () => app.close() };
}
