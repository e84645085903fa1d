import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = { readonly registry: Registry; readonly answerSeconds: Histogram };

/** What a process counts: itself, and the time of every call by route and status. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answerSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return { registry, answerSeconds };
}

/** What is counted when somebody looks. A count that cannot be had is left out. */
export function countFindings({ registry }: Metrics, openFindings: () => Promise<number>): void {
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

/** How far the comparison of books is behind. */
export function countDueComparisons(
  { registry }: Metrics,
  backlog: () => Promise<{ readonly count: number; readonly lateSeconds: number }>,
): void {
  const late = new Gauge({
    name: 'reconciliation_late_seconds',
    help: 'How long the order that waits longest has been due for the comparison of books',
    registers: [registry],
  });
  const gauge: Gauge = new Gauge({
    name: 'reconciliation_orders_due',
    help: 'Orders whose books are to be compared with those of banks and insurers',
    registers: [registry],
    async collect() {
      const waiting = await backlog().catch(() => undefined);
      gauge.reset();
      late.reset();
      if (!waiting) return;
      gauge.set(waiting.count);
      late.set(waiting.lateSeconds);
    },
  });
}

/** Changes that the register of permissions has not heard of: late ones, and those it will not take. */
export function countUntoldPermissions(
  { registry }: Metrics,
  untold: () => Promise<{ readonly overdue: number; readonly refused: number }>,
): void {
  const gauge: Gauge = new Gauge({
    name: 'permission_notices_untold',
    help: 'Changes of marketing permissions that the national register was not told of in time, or refused',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      gauge.reset();
      const counts = await untold().catch(() => undefined);
      for (const [state, count] of Object.entries(counts ?? {})) gauge.set({ state }, count);
    },
  });
}

export function measureAnswers(app: FastifyInstance, { answerSeconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    answerSeconds.observe(labels, reply.elapsedTime / 1000);
  });
}
