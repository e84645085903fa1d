import type { Username } from '#domain/account/username.ts';
import type { Account, Accounts, NewAccount } from '#ports/accounts.ts';
import type { Database } from '../database.ts';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
  TransactionRollbackError,
} from '../drizzle.ts';
import { accountDevices, accounts } from '../schema/accounts.ts';
import { numberClaims } from '../schema/number-claims.ts';
import { isUniqueViolation } from '../violations.ts';
import { insertNotices } from './account-notices.ts';

type Row = typeof accounts.$inferSelect;

function accountOf(row: Row): Account {
  const { temporaryHash, temporaryExpiresAt, temporaryUsedAt } = row;
  return {
    id: row.id,
    nationalNumber: row.nationalNumber,
    email: row.email,
    phone: row.phone,
    name: row.name,
    surname: row.surname,
    birthdate: row.birthdate ?? undefined,
    gender: row.gender ?? undefined,
    cityCode: row.cityCode ?? undefined,
    countyCode: row.countyCode ?? undefined,
    passwordHash: row.passwordHash,
    temporary:
      temporaryHash !== null && temporaryExpiresAt !== null
        ? { hash: temporaryHash, expiresAt: temporaryExpiresAt, usedAt: temporaryUsedAt ?? undefined }
        : undefined,
    phoneVerifiedAt: row.phoneVerifiedAt ?? undefined,
    secondFactor: row.secondFactor,
  };
}

const indexes = {
  nationalNumber: accounts.nationalNumberIndex,
  email: accounts.emailIndex,
  phone: accounts.phoneIndex,
} as const;

function named({ kind, value }: Username): SQL {
  return eq(indexes[kind], value);
}

/** What is looked up is written twice: to be read, and to be found. */
function indexed<Text>({ nationalNumber, email, phone }: Readonly<Record<keyof typeof indexes, Text>>) {
  return { nationalNumberIndex: nationalNumber, emailIndex: email, phoneIndex: phone };
}

/** Rows that hold one of the two numbers a new account needs for itself. */
function inTheWayOf({ nationalNumber, phone }: NewAccount): SQL | undefined {
  return or(eq(accounts.nationalNumberIndex, nationalNumber), eq(accounts.phoneIndex, phone));
}

/** Ends an account whose number was claimed and not defended, and tells its holder. */
async function removeClaimed(tx: Pick<Database, 'delete' | 'insert' | 'select'>, id: string, now: Date): Promise<void> {
  const stands = or(isNull(numberClaims.objectedAt), isNotNull(numberClaims.grantedAt));
  const won = tx
    .select({ id: numberClaims.accountId })
    .from(numberClaims)
    .where(and(eq(numberClaims.accountId, id), stands));
  const gone = await tx
    .delete(accounts)
    .where(inArray(accounts.id, won))
    .returning({ phone: accounts.phone, email: accounts.email });
  await insertNotices(
    tx,
    gone.map((holder) => ({ kind: 'numberGone', ...holder })),
    now,
  );
}

/** The unique constraints decide between requests that come together; the loser leaves nothing behind. */
async function insertAccount(
  database: Database,
  account: NewAccount,
  { now, heldSince, replaces }: Parameters<Accounts['open']>[1],
): Promise<string | undefined> {
  const { phoneVerified, ...fields } = account;
  const givesWay = or(eq(accounts.registeredBy, account.registeredBy), lt(accounts.createdAt, heldSince));
  const moments = { emailSince: now, createdAt: now, updatedAt: now };
  const values = { ...fields, ...indexed(fields), phoneVerifiedAt: phoneVerified ? now : null, ...moments };
  try {
    return await database.transaction(async (tx) => {
      await tx.delete(accounts).where(and(isNull(accounts.phoneVerifiedAt), inTheWayOf(account), givesWay));
      if (replaces !== undefined) await removeClaimed(tx, replaces, now);
      const [row] = await tx.insert(accounts).values(values).onConflictDoNothing().returning({ id: accounts.id });
      return row ? row.id : tx.rollback();
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return undefined;
    throw error;
  }
}

function isSameRegistration(row: Row, account: NewAccount): boolean {
  return (
    row.phoneVerifiedAt === null &&
    row.registeredBy === account.registeredBy &&
    row.nationalNumber === account.nationalNumber &&
    row.email === account.email &&
    row.phone === account.phone
  );
}

export function accountRepository(database: Database): Accounts {
  const first = async (condition: SQL) => {
    const longest = [asc(isNull(accounts.phoneVerifiedAt)), asc(accounts.emailSince)];
    const [row] = await database
      .select()
      .from(accounts)
      .where(condition)
      .orderBy(...longest)
      .limit(1);
    return row && accountOf(row);
  };
  return {
    find: (username) => first(named(username)),
    read: (id) => first(eq(accounts.id, id)),
    async open(account, moment) {
      const id = await insertAccount(database, account, moment);
      if (id !== undefined) return { kind: 'opened', id };
      const rows = await database.select().from(accounts).where(inTheWayOf(account));
      return rows.length > 0 && rows.every((row) => isSameRegistration(row, account))
        ? { kind: 'pending' }
        : { kind: 'taken' };
    },
    async verifyPhone({ phone, registeredBy, now }) {
      const own = and(eq(accounts.phoneIndex, phone), eq(accounts.registeredBy, registeredBy));
      const [row] = await database
        .update(accounts)
        .set({ phoneVerifiedAt: now, updatedAt: now })
        .where(and(own, isNull(accounts.phoneVerifiedAt)))
        .returning({ id: accounts.id });
      return row?.id;
    },
    async markPhoneVerified(id, now) {
      const values = { phoneVerifiedAt: now, updatedAt: now };
      await database
        .update(accounts)
        .set(values)
        .where(and(eq(accounts.id, id), isNull(accounts.phoneVerifiedAt)));
    },
    async change(id, change, { now, notices }) {
      const { email, phone } = change;
      const found = indexed({ nationalNumber: undefined, email, phone });
      const same = sql`${accounts.emailIndex} = ${sql.param(email, accounts.emailIndex)}`;
      const since = sql<Date>`case when ${same} then ${accounts.emailSince} else ${now} end`;
      const values = {
        ...change,
        ...found,
        ...(email === undefined ? {} : { emailSince: since }),
        updatedAt: now,
      };
      try {
        await database.transaction(async (tx) => {
          await tx.update(accounts).set(values).where(eq(accounts.id, id));
          await insertNotices(tx, notices, now);
        });
        return 'changed';
      } catch (error) {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      }
    },
    async setPassword(id, passwordHash, { now, notices }) {
      const none = { temporaryHash: null, temporaryExpiresAt: null, temporaryUsedAt: null };
      await database.transaction(async (tx) => {
        await tx
          .update(accounts)
          .set({ passwordHash, ...none, updatedAt: now })
          .where(eq(accounts.id, id));
        await insertNotices(tx, notices, now);
      });
    },
    async setTemporary(id, temporary) {
      const values = {
        temporaryHash: temporary?.hash ?? null,
        temporaryExpiresAt: temporary?.expiresAt ?? null,
        temporaryUsedAt: null,
      };
      await database.update(accounts).set(values).where(eq(accounts.id, id));
    },
    async spendTemporary(id, hash, now) {
      const living = and(isNull(accounts.temporaryUsedAt), gt(accounts.temporaryExpiresAt, now));
      const used = await database
        .update(accounts)
        .set({ temporaryUsedAt: now })
        .where(and(eq(accounts.id, id), eq(accounts.temporaryHash, hash), living))
        .returning({ id: accounts.id });
      return used.length === 1;
    },
    async knowsDevice(id, visitor, since) {
      const own = and(eq(accountDevices.accountId, id), eq(accountDevices.visitor, visitor));
      const device = and(own, gte(accountDevices.lastSeenAt, since));
      return (await database.select({ one: sql`1` }).from(accountDevices).where(device)).length === 1;
    },
    async rememberDevice(accountId, visitor, lastSeenAt) {
      await database
        .insert(accountDevices)
        .values({ accountId, visitor, lastSeenAt })
        .onConflictDoUpdate({ target: [accountDevices.accountId, accountDevices.visitor], set: { lastSeenAt } });
    },
    async forgetOtherDevices(id, keptVisitor) {
      const others = and(eq(accountDevices.accountId, id), ne(accountDevices.visitor, keptVisitor));
      await database.delete(accountDevices).where(others);
    },
  };
}
