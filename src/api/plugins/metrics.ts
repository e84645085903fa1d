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

/**
 * Counted when somebody looks, each by itself: all are asked at once, so one that another sets would tell what was so the
 * last time. A count that cannot be had is left out.
 */
function countWhenAsked(
  { registry }: Metrics,
  about: { readonly name: string; readonly help: string },
  count: () => Promise<number>,
): void {
  const gauge: Gauge = new Gauge({
    ...about,
    registers: [registry],
    async collect() {
      await count().then(
        (counted) => gauge.set(counted),
        () => gauge.remove(),
      );
    },
  });
}

export function countFindings(metrics: Metrics, openFindings: () => Promise<number>): void {
  const help = 'Differences between our books and those of banks and insurers that a person must look at';
  countWhenAsked(metrics, { name: 'reconciliation_open_findings', help }, openFindings);
}

/** How far the comparison of books is behind. */
export function countDueComparisons(
  metrics: Metrics,
  backlog: () => Promise<{ readonly count: number; readonly lateSeconds: number }>,
): void {
  const due = 'Orders whose books are to be compared with those of banks and insurers';
  countWhenAsked(metrics, { name: 'reconciliation_orders_due', help: due }, async () => (await backlog()).count);
  const late = 'How long the order that waits longest has been due for the comparison of books';
  const lateSeconds = async () => (await backlog()).lateSeconds;
  countWhenAsked(metrics, { name: 'reconciliation_late_seconds', help: late }, lateSeconds);
}

/** Wishes that policies may end which neither an insurer nor the agency has answered yet. */
export function countOpenCancellations(
  metrics: Metrics,
  backlog: () => Promise<{ readonly count: number; readonly oldestSeconds: number }>,
): void {
  const open = 'Wishes that policies may end which wait for an answer of the insurer or the agency';
  countWhenAsked(metrics, { name: 'cancellations_open', help: open }, async () => (await backlog()).count);
  const oldest = 'How long the wish that a policy may end which waits longest has been without an answer';
  const oldestSeconds = async () => (await backlog()).oldestSeconds;
  countWhenAsked(metrics, { name: 'cancellations_oldest_seconds', help: oldest }, oldestSeconds);
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
