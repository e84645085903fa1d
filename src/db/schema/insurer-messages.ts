import type { WebhookMessage } from '#ports/webhook-inbox.ts';
import { bigint, integer, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { sealedJson } from '../sealing/columns.ts';

export const insurerTickets = pgTable('insurer_tickets', {
  id: uuid().primaryKey(),
  insurer: text().notNull(),
  received: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const insurerMessages = pgTable('insurer_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ticketId: uuid('ticket_id').notNull(),
  message: sealedJson<WebhookMessage>('insurer_messages', 'message').notNull(),
});
