import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApi } from '#api/app.ts';
import { type Config, loadConfig } from '#config/config.ts';
import { createLogger } from '#config/logger.ts';
import { type Database, isDatabaseReady } from '#db/database.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { sweep } from '#db/repositories/sweep.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { sweepOfferDocuments } from '#services/document/sweep-offer-documents.ts';
import { OrderWorker } from '#services/order/order-worker.ts';
import { carryRefund } from '#services/policy/carry-refund.ts';
import { reconcileOrders } from '#services/policy/reconcile-orders.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';
import { buildWeb } from '#web/server/host.ts';
import { openPageBuild } from '#web/server/page-build.ts';
import { type Backbone, type Stop, startBackbone } from '#wiring/backbone.ts';
import { PortTaken } from './port-taken.ts';
import { startSandbox } from './start-sandbox.ts';

export type Product = { readonly addresses: Readonly<Record<string, string>>; stop(): Promise<void> };

const projectDir = join(import.meta.dirname, '..');

async function listen(app: FastifyInstance, config: Config, at: { variable: string; port: number }): Promise<string> {
  try {
    return await app.listen({ host: config.host, port: at.port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTaken(at.variable, at.port);
    throw error;
  }
}

const sweepEveryMs = 10 * 60 * 1000;

/** Forgets what is over, now and then. */
function startSweeping(database: Database, log: Logger, stops: Stop[]): void {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(database, new Date()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  }, sweepEveryMs);
  stops.push(() => {
    clearInterval(timer);
    return sweeping;
  });
}

async function startApi(backbone: Backbone, config: Config, log: Logger, stops: Stop[]): Promise<string> {
  const { database, broker, inbox, content, ports } = backbone;
  const api = await buildApi({
    siteAccessToken: config.siteAccessToken,
    bodyLimitBytes: config.bodyLimitBytes,
    trustedProxies: config.trustedProxies,
    logger: log,
    isReady: () => isDatabaseReady(database),
    content,
    lists: referenceLists(database),
    account: ports,
    quotation: ports,
    purchase: ports,
    broker,
    deliverWebhook: (key, message) => inbox.deliver(key, message),
  });
  stops.push(() => api.close());
  return listen(api, config, { variable: 'API_PORT', port: config.ports.api });
}

async function startWorker(
  { database, broker, jobs, insurers, ports }: Backbone,
  log: Logger,
  stops: Stop[],
): Promise<void> {
  startSweeping(database, log, stops);
  const name = randomUUID();
  const worker = new QuoteWorker({
    quotations: ports.quotations,
    insurers,
    broker,
    clock: ports.clock,
    name,
    onFault: (error) => log.error({ err: error }, 'asking insurers failed'),
  });
  await worker.start();
  stops.push(() => worker.stop());
  const orders = new OrderWorker({
    ...ports,
    name,
    onFault: (error) => log.error({ err: error }, 'carrying an order failed'),
  });
  orders.start();
  stops.push(() => orders.stop());
  await jobs.work({
    order: ({ reference }) => orders.take(reference),
    deliverPolicies: (data) => deliverPolicies(ports, data),
    refund: (data) => carryRefund(ports, data),
    remindRenewals: () => remindRenewals(ports),
    sweepOfferDocuments: () => sweepOfferDocuments(ports),
    reconcile: () => reconcileOrders(ports, (compared) => log.warn(compared, 'an order was reconciled')),
  });
}

async function startWeb(config: Config, log: Logger, stops: Stop[]): Promise<string> {
  const pages = await openPageBuild(projectDir);
  stops.push(pages.close);
  const web = await buildWeb({
    siteUrl: config.siteUrl,
    sandboxUrl: config.appEnv === 'sandbox' ? `http://localhost:${config.ports.sandbox}` : undefined,
    galleryOpen: config.galleryOpen,
    siteAccessToken: config.siteAccessToken,
    appSecret: config.appSecret,
    upstreams: config.upstreams,
    trustedProxies: config.trustedProxies,
    bodyLimitBytes: config.bodyLimitBytes,
    formTargets: [new URL(config.payment.nestpay.gateUrl).origin],
    logger: log,
    pages,
  });
  stops.push(() => web.close());
  await listen(web, config, { variable: 'PORT', port: config.ports.web });
  return config.siteUrl;
}

/** Wires and starts what this process is for; stopping undoes it in reverse order. */
export async function start(environment: NodeJS.ProcessEnv): Promise<Product> {
  const config = loadConfig(environment);
  const log = createLogger(config.logLevel);
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  const runsAll = config.roles.includes('all');
  const runs = (role: 'web' | 'api' | 'worker') => runsAll || config.roles.includes(role);
  try {
    const addresses: Record<string, string> = {};
    if (runsAll && config.appEnv === 'sandbox') {
      const sandbox = await startSandbox(config);
      stops.push(sandbox.stop);
      addresses.sandbox = sandbox.address;
    }
    if (runs('api') || runs('worker')) {
      const backbone = await startBackbone(config, log, stops);
      if (runs('worker')) await startWorker(backbone, log, stops);
      if (runs('api')) addresses.api = await startApi(backbone, config, log, stops);
    }
    if (runs('web')) addresses.site = await startWeb(config, log, stops);
    return { addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
