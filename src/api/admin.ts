import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { refusalBody } from '#contracts/outcome-of-status.ts';
import { guardServer } from '#edge/guard.ts';
import { serverOptions } from '#edge/server-options.ts';
import { registerDocs } from './plugins/docs.ts';
import type { Metrics } from './plugins/metrics.ts';

export type Check = () => Promise<boolean>;

export type AdminOptions = {
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** What this process needs in order to serve, by name. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Where the calls are answered that the reference describes; without it there is none. */
  readonly apiUrl?: string | undefined;
};

const refusals = { https: false, bodyOf: refusalBody };
const patienceMs = 2_000;

async function holds(check: Check): Promise<boolean> {
  return Promise.race([check().catch(() => false), pause(patienceMs, false, { ref: false })]);
}

/** For those who run the product, on a port of its own: whether it can serve, what it counts, and the API's reference. */
export async function buildAdmin({ logger, metrics, checks, apiUrl }: AdminOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...serverOptions({ ...refusals, upgrades: () => false }),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  guardServer(app, refusals);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, (await holds(check)) ? 'ok' : 'down'] as const),
    );
    const ready = states.every(([, state]) => state === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(states) });
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  if (apiUrl !== undefined) registerDocs(app, apiUrl);
  return app;
}
