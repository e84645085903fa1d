import { createRequire } from 'node:module';

export type { NodePgDatabase } from 'drizzle-orm/node-postgres';

const load = createRequire(import.meta.url);

/** Statements over a connection; why not by an import stands in `drizzle.ts`. */
export const { drizzle } = load('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');
