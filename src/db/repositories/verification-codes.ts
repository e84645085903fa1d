import type { CodeOwner, VerificationCodes } from '#ports/verification-codes.ts';
import type { Database } from '../database.ts';
import { and, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from '../drizzle.ts';
import { verificationCodes as codes } from '../schema/verification.ts';

function ownedBy({ phone, purpose, visitor }: CodeOwner): SQL | undefined {
  return and(eq(codes.phoneIndex, phone), eq(codes.purpose, purpose), eq(codes.visitor, visitor));
}

export function verificationCodeRepository(database: Database): VerificationCodes {
  return {
    async add({ now, ...code }) {
      await database.transaction(async (tx) => {
        const older = and(ownedBy(code), isNull(codes.usedAt), gt(codes.expiresAt, now));
        await tx.update(codes).set({ expiresAt: now }).where(older);
        const indexes = { phoneIndex: code.phone, nationalNumberIndex: code.nationalNumber };
        await tx.insert(codes).values({ ...code, ...indexes, createdAt: now });
      });
    },
    async isWaiting(owner, { now, mostTries }) {
      const usable = and(isNull(codes.usedAt), gt(codes.expiresAt, now), lt(codes.tries, mostTries));
      const condition = and(ownedBy(owner), usable);
      return (await database.select({ id: codes.id }).from(codes).where(condition).limit(1)).length === 1;
    },
    async spendTry(owner, { now, mostTries }) {
      const newest = database
        .select({ id: codes.id })
        .from(codes)
        .where(and(ownedBy(owner), isNull(codes.usedAt), gt(codes.expiresAt, now)))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      // The condition is read again once the row is ours, so that tries made together are all counted.
      const [row] = await database
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(and(inArray(codes.id, newest), lt(codes.tries, mostTries), isNull(codes.usedAt)))
        .returning();
      if (!row) return undefined;
      const { id, codeDigest, tries, nationalNumber } = row;
      return { id, codeDigest, triesLeft: mostTries - tries, nationalNumber: nationalNumber ?? undefined };
    },
    async use(id, now) {
      const unused = and(eq(codes.id, id), isNull(codes.usedAt));
      return (await database.update(codes).set({ usedAt: now }).where(unused).returning({ id: codes.id })).length === 1;
    },
    async isProven({ phone, visitor, purpose }, since) {
      const own = and(eq(codes.phoneIndex, phone), eq(codes.visitor, visitor), gte(codes.usedAt, since));
      const condition = purpose === undefined ? own : and(own, eq(codes.purpose, purpose));
      return (await database.select({ id: codes.id }).from(codes).where(condition).limit(1)).length === 1;
    },
    async hasProven(visitor, since) {
      const own = and(eq(codes.visitor, visitor), gte(codes.usedAt, since));
      return (await database.select({ id: codes.id }).from(codes).where(own).limit(1)).length === 1;
    },
    async phoneProvenFor({ nationalNumber, visitor }, since) {
      const [proven] = await database
        .select({ phone: codes.phone })
        .from(codes)
        .where(and(eq(codes.visitor, visitor), eq(codes.nationalNumberIndex, nationalNumber), gte(codes.usedAt, since)))
        .orderBy(desc(codes.usedAt))
        .limit(1);
      return proven?.phone;
    },
  };
}
