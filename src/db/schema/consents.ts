import { consentActs } from '#domain/account/consents.ts';
import type { MessagePurpose } from '#domain/account/message-purposes.ts';
import { bigint, boolean, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { blindIndex, sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id'),
  phone: sealedText('consents', 'phone').notNull(),
  phoneIndex: blindIndex('consents', 'phone_index', 'phone').notNull(),
  nationalNumber: sealedText('consents', 'national_number'),
  nationalNumberIndex: blindIndex('consents', 'national_number_index', 'identity'),
  visitor: text().notNull(),
  address: text().notNull(),
  purpose: text({ enum: ['userAgreement', 'dataNotice', 'marketing'] }).notNull(),
  channel: text({ enum: ['site', 'sms', 'call', 'email'] }).notNull(),
  granted: boolean().notNull(),
  textVersion: text('text_version').notNull(),
  act: text({ enum: consentActs }).notNull(),
  givenAt: moment('given_at').notNull(),
});

/** Messages that somebody is sending now, each under the digest of what makes it that message. */
export const messageClaims = pgTable('message_claims', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  until: moment('until').notNull(),
});

export const messages = pgTable('messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  purpose: text().$type<MessagePurpose>().notNull(),
  recipient: sealedText('messages', 'recipient').notNull(),
  recipientIndex: blindIndex('messages', 'recipient_index', 'recipient').notNull(),
  reason: text().notNull(),
  sentAt: moment('sent_at').notNull(),
  providerId: text('provider_id'),
  state: text({ enum: ['sent', 'refused', 'unavailable'] }).notNull(),
});
