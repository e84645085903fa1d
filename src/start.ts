import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApi } from '#api/app.ts';
import {
  countDueComparisons,
  countFindings,
  countOpenCancellations,
  countUntoldPermissions,
  createMetrics,
  type Metrics,
} from '#api/plugins/metrics.ts';
import { type Config, loadConfig } from '#config/config.ts';
import { createLogger } from '#config/logger.ts';
import { pagesEntry, projectDir } from '#config/programs.ts';
import { isDatabaseReady, openConnections } from '#db/database.ts';
import { forgetWorkers } from '#db/repositories/forget-workers.ts';
import { CoverageSets } from '#db/repositories/quotations/coverage-sets.ts';
import { rehearsals } from '#db/repositories/quotations/rehearsals.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import type { JobHandlers } from '#ports/jobs.ts';
import { tellNotices } from '#services/account/tell-notices.ts';
import { enforceRetention } from '#services/data/enforce-retention.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { OrderWorker } from '#services/order/order-worker.ts';
import { tellRegister } from '#services/permission/tell-register.ts';
import { carryCancellations } from '#services/policy/carry-cancellations.ts';
import { carryRefund } from '#services/policy/carry-refund.ts';
import { reconcileOrders } from '#services/policy/reconcile-orders.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { tellFindings } from '#services/policy/tell-findings.ts';
import { handDocuments } from '#services/quotation/hand-documents.ts';
import { mailOffers } from '#services/quotation/mail-offers.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';
import { rehearseAnswer, rehearseLook } from '#services/quotation/rehearse-answer.ts';
import { tellReview } from '#services/quotation/tell-review.ts';
import { tellSupport } from '#services/support/tell-support.ts';
import { buildWeb } from '#web/server/host.ts';
import { openPageBuild, type PageBuild } from '#web/server/page-build.ts';
import { type Backbone, type Stop, startBackbone } from '#wiring/backbone.ts';
import { begin } from '#wiring/begin.ts';
import { listen } from './listen.ts';
import { basesAnswer, startAdmin } from './start-admin.ts';
import { startDesk } from './start-desk.ts';
import { startSandbox } from './start-sandbox.ts';
import { undoAll } from './undo-all.ts';

export type Product = {
  /** Where each part is reached, and what else who starts it must know. */
  readonly addresses: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

const sweepEveryMs = 10 * 60 * 1000;

/** Forgets what is kept for moments or days. All else goes with the daily job. */
function startSweeping({ pools, outages, ports: { jobs: ports } }: Backbone, stops: Stop[]): void {
  let sweeping = Promise.resolve();
  async function sweepAll(): Promise<void> {
    await enforceRetention(ports, 'often');
    await forgetWorkers(pools.jobs);
    await ports.files.forgetContents();
  }
  const timer = setInterval(() => {
    sweeping = sweepAll().catch(outages.faults('sweeping failed'));
  }, sweepEveryMs);
  stops.push(() => {
    clearInterval(timer);
    return sweeping;
  });
}

/** Made, but not listening yet. */
async function makeApi(
  { pools, broker, deliverWebhook, content, outages, ports: { api: ports } }: Backbone,
  config: Config,
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
  stops: Stop[],
): Promise<FastifyInstance> {
  const api = await buildApi({
    siteAccessToken: config.siteAccessToken,
    bodyLimitBytes: config.bodyLimitBytes,
    trustedProxies: config.trustedProxies,
    logger: log,
    metrics,
    isDatabaseAway: outages.notices,
    content,
    lists: referenceLists(pools.api),
    account: ports,
    quotation: ports,
    purchase: ports,
    broker,
    deliverWebhook,
  });
  stops.push(() => api.close());
  return api;
}

/** What it does with each job; jobs are taken once everything else stands. */
async function startWorker(backbone: Backbone, log: Logger, stops: Stop[]): Promise<JobHandlers> {
  const { broker, outages } = backbone;
  const { worker: own, jobs: ports } = backbone.ports;
  startSweeping(backbone, stops);
  const name = randomUUID();
  const worker = new QuoteWorker({
    quotations: own.quotations,
    reviews: own.reviews,
    healthRecords: own.healthRecords,
    secrets: own.secrets,
    insurers: [...own.insurers.values()],
    broker,
    clock: own.clock,
    name,
    onFault: outages.faults('asking insurers failed'),
  });
  await worker.start();
  stops.push(() => worker.stop());
  const orders = new OrderWorker({
    ...own,
    name,
    onFault: outages.faults('carrying an order failed'),
  });
  orders.start();
  stops.push(() => orders.stop());
  const handlers: Required<JobHandlers> = {
    order: ({ reference }) => orders.take(reference),
    deliverPolicies: (data) => deliverPolicies(ports, data),
    mailOffers: (data) => mailOffers(ports, data),
    tellReview: (data) => tellReview(ports, data),
    handDocuments: (data) => handDocuments(ports, data),
    tellSupport: (data) => tellSupport(ports, data),
    refund: (data) => carryRefund(ports, data),
    cancellations: () =>
      carryCancellations(ports, (untold) => log.error(untold, 'a cancellation could not be told to the agency')),
    tellNotices: () => tellNotices(ports),
    tellPermissions: () =>
      tellRegister(ports, (untold) => log.error(untold, 'the register of permissions was not told in time')),
    remindRenewals: () => remindRenewals(ports),
    retention: () => enforceRetention(ports, 'daily'),
    reconcile: async () => {
      try {
        await reconcileOrders(ports, (compared) => log.warn(compared, 'an order was reconciled'));
      } finally {
        await tellFindings(ports, (untold) => log.error(untold, 'findings could not be told to the agency'));
      }
    },
  };
  return handlers;
}

/** What the first who ask would wait for, once everything listens. */
async function warmUp(
  { pools, ports, content, coverages, outages }: Backbone,
  parts: readonly (keyof typeof rehearsals)[],
): Promise<void> {
  try {
    for (const part of parts) await openConnections(pools[part], rehearsals[part]);
    await new CoverageSets(pools.api, coverages).recall();
    if (parts.includes('api')) await rehearseLook(ports.api.quotations);
    if (parts.includes('worker')) await rehearseAnswer(ports.worker.quotations, ports.worker.insurers.values());
    await content.renderAll();
  } catch (error) {
    outages.faults('getting ready for the first visitors failed')(error);
  }
}

async function startWeb(config: Config, log: Logger, pages: PageBuild, stops: Stop[]): Promise<string> {
  stops.push(pages.close);
  const web = await buildWeb({
    siteUrl: config.siteUrl,
    sandboxUrl: config.appEnv === 'sandbox' ? `http://localhost:${config.ports.sandbox}` : undefined,
    galleryOpen: config.galleryOpen,
    siteAccessToken: config.siteAccessToken,
    appSecret: config.appSecret,
    upstreams: { ...config.upstreams, payingOver: config.payment.base },
    trustedProxies: config.trustedProxies,
    bodyLimitBytes: config.bodyLimitBytes,
    formTargets: config.payment.gateUrl ? [new URL(config.payment.gateUrl).origin] : [],
    logger: log,
    pages,
  });
  stops.push(() => web.close());
  await listen(web, { variable: 'PORT', host: config.host, port: config.ports.web });
  return config.siteUrl;
}

/** Wires and starts what this process is for; stopping undoes it in reverse order. What is begun stands in `stops` at once. */
export async function start(environment: NodeJS.ProcessEnv, stops: Stop[] = []): Promise<Product> {
  const config = loadConfig(environment);
  const log = createLogger(config.logLevel);
  const stop = () => undoAll(stops, (error) => log.warn({ err: error }, 'stopping failed'));
  const runsAll = config.roles.includes('all');
  const runs = (role: 'web' | 'api' | 'worker') => runsAll || config.roles.includes(role);
  try {
    const addresses: Record<string, string> = {};
    const metrics = createMetrics();
    const checks: Record<string, () => Promise<boolean>> = {};
    let takeJobs = async (): Promise<void> => undefined;
    let getReady = (): void => undefined;
    let openDesk = async (): Promise<Readonly<Record<string, string>>> => ({});
    // What does not wait for each other starts at once.
    const hasSandbox = runsAll && config.appEnv === 'sandbox';
    const sandbox = begin(hasSandbox ? startSandbox(config, log) : Promise.resolve(undefined));
    stops.push(async () => (await sandbox.catch(() => undefined))?.stop());
    const opening = begin(runs('web') ? openPageBuild(projectDir, pagesEntry) : Promise.resolve(undefined));
    if (runs('api') || runs('worker') || config.desk) {
      const backbone = await startBackbone(config, log, stops);
      const { cancellations, clock, permissions, reconciliations } = backbone.ports.jobs;
      checks.database = () => isDatabaseReady(backbone.pools.api);
      countFindings(metrics, () => reconciliations.openFindings());
      countDueComparisons(metrics, () => reconciliations.backlog(clock.now()));
      countOpenCancellations(metrics, () => cancellations.backlog(clock.now()));
      countUntoldPermissions(metrics, () => permissions.untold(clock.now()));
      const api = runs('api') ? await makeApi(backbone, config, { log, metrics }, stops) : undefined;
      // Whoever is answered may want to ask insurers.
      const partners = await sandbox;
      if (partners) addresses.sandbox = partners.address;
      if (runs('worker')) {
        const handlers = await startWorker(backbone, log, stops);
        takeJobs = () => backbone.jobs.work(handlers);
      }
      if (api) addresses.api = await listen(api, { variable: 'API_PORT', host: config.host, port: config.ports.api });
      openDesk = () => startDesk(config, { backbone, log }, stops);
      getReady = () => void warmUp(backbone, (['api', 'worker'] as const).filter(runs));
    }
    const pages = await opening;
    if (pages) {
      addresses.site = await startWeb(config, log, pages, stops);
      checks.api = basesAnswer(config);
    }
    // Buyers come first.
    await takeJobs();
    Object.assign(addresses, await openDesk());
    Object.assign(addresses, await startAdmin(config, { log, metrics, checks, apiUrl: addresses.api }, stops));
    getReady();
    return { addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
