import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from '../drizzle-columns.ts';
import { blindIndex, sealedDate, sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  nationalNumber: sealedText('accounts', 'national_number').notNull(),
  nationalNumberIndex: blindIndex('accounts', 'national_number_index', 'identity').notNull(),
  email: sealedText('accounts', 'email').notNull(),
  emailIndex: blindIndex('accounts', 'email_index', 'email').notNull(),
  emailSince: moment('email_since').notNull(),
  phone: sealedText('accounts', 'phone').notNull(),
  phoneIndex: blindIndex('accounts', 'phone_index', 'phone').notNull(),
  name: sealedText('accounts', 'name').notNull(),
  surname: sealedText('accounts', 'surname').notNull(),
  birthdate: sealedDate('accounts', 'birthdate'),
  gender: text({ enum: ['E', 'K'] }),
  cityCode: integer('city_code'),
  countyCode: integer('county_code'),
  passwordHash: text('password_hash').notNull(),
  temporaryHash: text('temporary_hash'),
  temporaryExpiresAt: moment('temporary_expires_at'),
  temporaryUsedAt: moment('temporary_used_at'),
  phoneVerifiedAt: moment('phone_verified_at'),
  secondFactor: text('second_factor', { enum: ['newDevice', 'always'] })
    .notNull()
    .default('newDevice'),
  registeredBy: text('registered_by').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const accountDevices = pgTable(
  'account_devices',
  {
    accountId: uuid('account_id').notNull(),
    visitor: text().notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.visitor] })],
);

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  tokenDigest: text('token_digest').notNull(),
  copyDigest: text('copy_digest').notNull(),
  visitor: text().notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  mustChangePassword: boolean('must_change_password').notNull(),
  startedAt: moment('started_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
});
