import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { CallContract } from '#contracts/call.ts';
import { type CallId, calls } from '#contracts/index.ts';
import type { ContentStore } from '#ports/content-store.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { Handler, Handlers } from './handler.ts';
import { contentHandlers } from './handlers/content.ts';
import { listHandlers } from './handlers/lists.ts';
import { issueMessages } from './issue-messages.ts';
import { mayCall } from './plugins/audience.ts';
import { registerBodies } from './plugins/bodies.ts';
import { registerDocs } from './plugins/docs.ts';
import { registerErrors, sendOutcome } from './plugins/errors.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerRequestLog } from './plugins/request-log.ts';

export type ApiOptions = {
  readonly siteAccessToken: string;
  readonly bodyLimitBytes: number;
  readonly trustedProxies: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly isReady: () => Promise<boolean>;
  readonly content: ContentStore;
  readonly lists: ReferenceLists;
};

type Fields = Readonly<Record<string, unknown>>;

/** Query and body together: GET variants carry their model in the query. */
function modelOf(request: FastifyRequest): Fields | undefined {
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) return undefined;
  return { ...(request.query as Fields), ...(body as Fields) };
}

const wireFields = new Set(['visitor', 'FromPlace', 'AccessToken', 'Source']);

/** What the call itself is about. A blank field of a form counts as left out. */
function callModel(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !wireFields.has(name) && value !== ''));
}

function registerCall(
  app: FastifyInstance,
  id: CallId,
  options: { handler: Handler<CallId> | undefined; siteAccessToken: string },
) {
  const contract: CallContract = calls[id];
  for (const url of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: [...contract.methods],
      url,
      handler: async (request, reply) => {
        const fields = contract.encoding ? {} : modelOf(request);
        if (!fields) return sendOutcome(reply, 'malformedBody');
        const { siteAccessToken, handler } = options;
        if (!mayCall(request, { audience: contract.audience, fields, siteAccessToken })) {
          return sendOutcome(reply, 'tokenControl');
        }
        const parsed = contract.request.safeParse(callModel(fields));
        // The parts of a multipart body are for its handler to read.
        const unread = contract.encoding !== undefined && !handler;
        if (!parsed.success && !unread) {
          return sendOutcome(reply, 'validation', null, issueMessages(parsed.error.issues));
        }
        if (!handler) return sendOutcome(reply, 'notAvailable');
        const visitor = typeof fields.visitor === 'string' ? fields.visitor : undefined;
        const result = await handler(parsed.data as never, { requestId: request.id, visitor });
        return result.outcome === 'ok'
          ? sendOutcome(reply, 'ok', result.data)
          : sendOutcome(reply, result.outcome, null, result.messages);
      },
    });
  }
}

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
  registerMetrics(app);
  await registerDocs(app);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const ready = await options.isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' });
  });

  const handlers: Handlers = { ...contentHandlers(options), ...listHandlers(options) };
  for (const id of Object.keys(calls) as CallId[]) {
    registerCall(app, id, {
      handler: handlers[id] as Handler<CallId> | undefined,
      siteAccessToken: options.siteAccessToken,
    });
  }
  return app;
}
