import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { refusalBody } from '#contracts/outcome-of-status.ts';
import { guardServer } from '#edge/guard.ts';
import { edgeLimits } from '#edge/limits.ts';
import { serverOptions } from '#edge/server-options.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { deskHandlers } from './handlers/index.ts';
import { registerCalls } from './register-calls.ts';
import { deskReplies } from './replies.ts';
import type { DrawDesk } from './views/draw.tsx';

export type DeskOptions = {
  readonly ports: DeskPorts;
  readonly draw: DrawDesk;
  /** Folder of styles, font and pictures. */
  readonly assetsDir: string;
  readonly logger: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  readonly isDatabaseAway: (error: unknown) => boolean;
};

/** The server of the people who work at the agency, on a port of its own. */
export async function buildDesk(options: DeskOptions): Promise<FastifyInstance> {
  const refusals = { https: false, bodyOf: refusalBody };
  const { ports, logger, trustedProxies, isDatabaseAway } = options;
  const app: FastifyInstance = fastify({
    ...serverOptions({ ...refusals, upgrades: () => false }),
    loggerInstance: logger,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: edgeLimits.pageBodyBytes,
    logController: new LogController({ disableRequestLogging: true }),
  });
  guardServer(app, refusals);
  const replies = deskReplies(options.draw);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ Fault: 'refused' });
    if (isDatabaseAway(error)) return replies.fault(request, reply, 'away');
    request.log.error({ err: error }, 'the desk failed');
    return replies.fault(request, reply, 'fault');
  });
  app.setNotFoundHandler((request, reply) => replies.fault(request, reply, 'missing'));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: edgeLimits.pageBodyBytes });
  await app.register(fastifyStatic, { root: options.assetsDir, prefix: '/assets/', immutable: true, maxAge: '365d' });
  app.get('/health', () => ({ status: 'ok' }));
  registerCalls(app, { ports, handlers: deskHandlers(ports), replies });
  return app;
}
