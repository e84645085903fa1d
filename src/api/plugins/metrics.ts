import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted when somebody looks. A count that cannot be had is left out. */
function gaugeFindings(registry: Registry, openFindings: () => Promise<number>): void {
  const gauge: Gauge = new Gauge({
    name: 'reconciliation_open_findings',
    help: 'Differences between our books and those of banks and insurers that a person must look at',
    registers: [registry],
    async collect() {
      gauge.reset();
      await openFindings().then(
        (count) => gauge.set(count),
        () => gauge.remove(),
      );
    },
  });
}

/** GET /metrics for Prometheus, with the time of every call by route and status. */
export function registerMetrics(app: FastifyInstance, openFindings: () => Promise<number>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugeFindings(registry, openFindings);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
