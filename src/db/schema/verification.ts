import { integer, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { blindIndex, sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const securityTokens = pgTable('security_tokens', {
  guidDigest: text('guid_digest').primaryKey(),
  visitor: text().notNull(),
  sealedSalt: text('sealed_salt').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const verificationCodes = pgTable('verification_codes', {
  id: uuid().primaryKey().defaultRandom(),
  phone: sealedText('verification_codes', 'phone').notNull(),
  phoneIndex: blindIndex('verification_codes', 'phone_index', 'phone').notNull(),
  purpose: text().notNull(),
  visitor: text().notNull(),
  codeDigest: text('code_digest').notNull(),
  nationalNumber: sealedText('verification_codes', 'national_number'),
  nationalNumberIndex: blindIndex('verification_codes', 'national_number_index', 'identity'),
  tries: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
