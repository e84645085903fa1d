import { createRequire } from 'node:module';

export type { Column, SQL } from 'drizzle-orm';

const load = createRequire(import.meta.url);

/**
 * drizzle-orm as CommonJS. Its modules import each other in circles: to link them as ES modules takes the better part of a
 * second and leaves 160 MB behind, at every start.
 */
export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  isTable,
  lt,
  lte,
  max,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  sum,
  TransactionRollbackError,
} = load('drizzle-orm') as typeof import('drizzle-orm');
