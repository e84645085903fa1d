import type { HealthReader } from '#ports/health-records.ts';
import { bigint, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const healthDeclarations = pgTable('health_declarations', {
  quotationId: uuid('quotation_id').primaryKey(),
  sealed: text().notNull(),
  keyId: text('key_id').notNull(),
  keptAt: moment('kept_at'),
  keptUntil: moment('kept_until'),
});

export const healthAccessLog = pgTable('health_access_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  quotationId: uuid('quotation_id').notNull(),
  reader: text().$type<HealthReader['kind']>().notNull(),
  insurer: text(),
  at: moment('at'),
});
