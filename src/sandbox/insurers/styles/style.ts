import type { FastifyInstance } from 'fastify';
import type { Desk } from '../desk.ts';

/** Brings one insurer's routes in its protocol. */
export type StyleRoutes = (scope: FastifyInstance, desk: Desk) => Promise<void> | void;
