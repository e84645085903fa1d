import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { IllustrationName } from '#catalog/illustrations.ts';
import { type CallId, calls } from '#contracts/index.ts';
import { refusalBody } from '#contracts/outcome-of-status.ts';
import { guardServer } from '#edge/guard.ts';
import { replyHeaders } from '#edge/reply-headers.ts';
import { serverOptions } from '#edge/server-options.ts';
import type { Broker } from '#ports/broker.ts';
import type { ContentStore } from '#ports/content-store.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { DeliverWebhook } from '#ports/webhook-inbox.ts';
import { findSession } from '#services/account/find-session.ts';
import { recordSecurity } from '#services/account/record-security.ts';
import { renewVisitor } from '#services/account/renew-visitor.ts';
import type { AccountPorts } from '#services/ports.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import type { AllHandlers, Handler } from './handler.ts';
import { accountHandlers } from './handlers/account.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { compareHandlers } from './handlers/compare.ts';
import { contentHandlers } from './handlers/content.ts';
import { customerHandlers } from './handlers/customer.ts';
import { documentHandlers } from './handlers/documents.ts';
import { fileHandlers } from './handlers/files.ts';
import { keepOffersHandlers } from './handlers/keep-offers.ts';
import { listHandlers } from './handlers/lists.ts';
import { myDataHandlers } from './handlers/my-data.ts';
import { myOffersHandlers } from './handlers/my-offers.ts';
import { offerHandlers } from './handlers/offers.ts';
import { paymentHandlers } from './handlers/payment.ts';
import { permissionHandlers } from './handlers/permissions.ts';
import { phoneHandlers } from './handlers/phone.ts';
import { policyHandlers } from './handlers/policies.ts';
import { priceRangeHandlers } from './handlers/price-range.ts';
import { proofHandlers } from './handlers/proof.ts';
import { quotationHandlers } from './handlers/quotations.ts';
import { resultHandlers } from './handlers/result.ts';
import { sessionHandlers } from './handlers/sessions.ts';
import { supportHandlers } from './handlers/support.ts';
import { uploadHandlers } from './handlers/uploads.ts';
import { vehicleListHandlers } from './handlers/vehicle-lists.ts';
import { verificationHandlers } from './handlers/verification.ts';
import { isLiveUpgrade, registerLiveOffers } from './live-offers.ts';
import { registerBodies } from './plugins/bodies.ts';
import { registerErrors, sendOutcome } from './plugins/errors.ts';
import { type Metrics, measureAnswers } from './plugins/metrics.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerCall } from './register-call.ts';
import { registerWebhooks } from './webhooks.ts';

export type ApiOptions = {
  readonly siteAccessToken: string;
  readonly bodyLimitBytes: number;
  readonly trustedProxies: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Whether a call failed because the database is away for now. */
  readonly isDatabaseAway: (error: unknown) => boolean;
  readonly content: ContentStore<IllustrationName>;
  readonly lists: ReferenceLists;
  readonly account: AccountPorts;
  readonly quotation: QuotationPorts;
  readonly purchase: PurchasePorts;
  readonly broker: Broker;
  readonly deliverWebhook: DeliverWebhook;
};

/** Which scheme the API is reached by only its proxy knows. */
const refusals = { https: false, bodyOf: refusalBody };

/** The API: one route per call of the contract table. */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...serverOptions({ ...refusals, upgrades: isLiveUpgrade }),
    loggerInstance: options.logger,
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    requestIdHeader: 'x-request-id',
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) =>
      void sendOutcome(reply.headers(replyHeaders(refusals)), 'unknownCall'),
  });
  guardServer(app, refusals);
  registerErrors(app, options.isDatabaseAway);
  await registerBodies(app);
  registerRequestLog(app);
  measureAnswers(app, options.metrics);
  app.get('/health', () => ({ status: 'ok' }));

  const handlers: AllHandlers = {
    ...contentHandlers({ ...options.purchase, ...options }),
    ...listHandlers(options),
    ...accountHandlers(options.account),
    ...sessionHandlers(options.account),
    ...verificationHandlers(options.account),
    ...customerHandlers(options.account),
    ...permissionHandlers(options.account),
    ...quotationHandlers(options.quotation, options.lists),
    ...phoneHandlers(options.quotation, options.lists),
    ...vehicleListHandlers(options.quotation),
    ...addressHandlers(options.quotation),
    ...offerHandlers(options.quotation),
    ...priceRangeHandlers(options.quotation),
    ...myOffersHandlers(options.quotation),
    ...proofHandlers(options.purchase),
    ...keepOffersHandlers(options.purchase),
    ...paymentHandlers(options.purchase),
    ...resultHandlers(options.purchase),
    ...documentHandlers(options.purchase),
    ...policyHandlers(options.purchase),
    ...compareHandlers(options.quotation),
    ...uploadHandlers(options.purchase),
    ...supportHandlers(options.purchase, options.lists),
    ...fileHandlers(options.purchase),
    ...myDataHandlers(options.purchase),
  };
  for (const id of Object.keys(calls) as CallId[]) {
    registerCall(app, id, {
      handler: handlers[id] as Handler<CallId>,
      siteAccessToken: options.siteAccessToken,
      findSession: (token, how) => findSession(options.account, token, how),
      renewVisitor: (renewal, caller) => renewVisitor(options.account, renewal, caller),
      onDenied: (caller, { idle }) =>
        recordSecurity(options.account, idle ? 'sessionIdle' : 'accessDenied', { caller }),
    });
  }
  await registerWebhooks(app, options.deliverWebhook);
  await registerLiveOffers(app, options);
  return app;
}
