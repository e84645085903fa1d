import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { type CallId, calls } from '#contracts/index.ts';
import type { Broker } from '#ports/broker.ts';
import type { ContentStore } from '#ports/content-store.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import { findSession } from '#services/account/find-session.ts';
import { renewVisitor } from '#services/account/renew-visitor.ts';
import type { AccountPorts } from '#services/ports.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import type { Handler, Handlers } from './handler.ts';
import { accountHandlers } from './handlers/account.ts';
import { compareHandlers } from './handlers/compare.ts';
import { contentHandlers } from './handlers/content.ts';
import { customerHandlers } from './handlers/customer.ts';
import { documentHandlers } from './handlers/documents.ts';
import { listHandlers } from './handlers/lists.ts';
import { offerHandlers } from './handlers/offers.ts';
import { paymentHandlers } from './handlers/payment.ts';
import { policyHandlers } from './handlers/policies.ts';
import { proofHandlers } from './handlers/proof.ts';
import { resultHandlers } from './handlers/result.ts';
import { sessionHandlers } from './handlers/sessions.ts';
import { vehicleHandlers } from './handlers/vehicle.ts';
import { verificationHandlers } from './handlers/verification.ts';
import { registerLiveOffers } from './live-offers.ts';
import { registerBodies } from './plugins/bodies.ts';
import { registerDocs } from './plugins/docs.ts';
import { registerErrors, sendOutcome } from './plugins/errors.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerCall } from './register-call.ts';
import { type DeliverWebhook, registerWebhooks } from './webhooks.ts';

export type ApiOptions = {
  readonly siteAccessToken: string;
  readonly bodyLimitBytes: number;
  readonly trustedProxies: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly isReady: () => Promise<boolean>;
  readonly content: ContentStore;
  readonly lists: ReferenceLists;
  readonly account: AccountPorts;
  readonly quotation: QuotationPorts;
  readonly purchase: PurchasePorts;
  readonly broker: Broker;
  readonly deliverWebhook: DeliverWebhook;
};

/** The API: one route per call of the contract table. */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: options.logger,
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    requestIdHeader: 'x-request-id',
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => void sendOutcome(reply, 'unknownCall'),
  });
  registerErrors(app);
  await registerBodies(app);
  registerRequestLog(app);
  registerMetrics(app, () => options.purchase.reconciliations.openFindings());
  await registerDocs(app);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const ready = await options.isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' });
  });

  const handlers: Handlers = {
    ...contentHandlers(options),
    ...listHandlers(options),
    ...accountHandlers(options.account),
    ...sessionHandlers(options.account),
    ...verificationHandlers(options.account),
    ...customerHandlers(options.account),
    ...vehicleHandlers(options.quotation, options.lists),
    ...offerHandlers(options.quotation),
    ...proofHandlers(options.purchase),
    ...paymentHandlers(options.purchase),
    ...resultHandlers(options.purchase),
    ...documentHandlers(options.purchase),
    ...policyHandlers(options.purchase),
    ...compareHandlers(options.quotation),
  };
  for (const id of Object.keys(calls) as CallId[]) {
    registerCall(app, id, {
      handler: handlers[id] as Handler<CallId> | undefined,
      siteAccessToken: options.siteAccessToken,
      findSession: (token) => findSession(options.account, token),
      renewVisitor: (renewal, caller) => renewVisitor(options.account, renewal, caller),
    });
  }
  await registerWebhooks(app, options.deliverWebhook);
  await registerLiveOffers(app, options);
  return app;
}
