import { createRequire } from 'node:module';

export type { PgTable } from 'drizzle-orm/pg-core';

const load = createRequire(import.meta.url);

/** What tables are written in; why not by an import stands in `drizzle.ts`. */
export const { alias, bigint, boolean, customType, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } =
  load('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');
