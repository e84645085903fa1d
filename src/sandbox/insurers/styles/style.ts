import type { FastifyInstance } from 'fastify';
import type { InsurerContext } from '../insurer-context.ts';

/** Brings one insurer's routes in its protocol. */
export type StyleRoutes = (scope: FastifyInstance, context: InsurerContext) => Promise<void> | void;
