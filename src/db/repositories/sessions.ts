import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import type { Session, Sessions } from '#ports/sessions.ts';
import type { Database } from '../database.ts';
import { and, desc, eq, gt, isNull, lte, ne } from '../drizzle.ts';
import { sessions } from '../schema/accounts.ts';

type Row = typeof sessions.$inferSelect;

function sessionOf(row: Row): Session {
  const { id, accountId, startedAt, lastSeenAt, expiresAt, address, userAgent, mustChangePassword } = row;
  return { id, accountId, startedAt, lastSeenAt, expiresAt, address, userAgent, mustChangePassword };
}

const open = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
const idleSince = (now: Date) => secondsBefore(now, lifetimes.idleSession);
const living = (now: Date) => and(open(now), gt(sessions.lastSeenAt, idleSince(now)));

export function sessionRepository(database: Database): Sessions {
  return {
    async open(session) {
      const ofVisitor = and(eq(sessions.accountId, session.accountId), eq(sessions.visitor, session.visitor));
      await database.transaction(async (tx) => {
        const earlier = and(ofVisitor, isNull(sessions.endedAt));
        await tx.update(sessions).set({ endedAt: session.startedAt }).where(earlier);
        await tx.insert(sessions).values(session);
      });
    },
    async find(tokenDigest, now) {
      const owned = and(eq(sessions.tokenDigest, tokenDigest), living(now));
      const [row] = await database.select().from(sessions).where(owned);
      return row && sessionOf(row);
    },
    async isIdle(tokenDigest, now) {
      const idle = and(eq(sessions.tokenDigest, tokenDigest), open(now), lte(sessions.lastSeenAt, idleSince(now)));
      return (await database.select({ id: sessions.id }).from(sessions).where(idle)).length === 1;
    },
    async touch(id, now) {
      await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },
    async isAlive(copyDigest, now) {
      const owned = and(eq(sessions.copyDigest, copyDigest), living(now));
      return (await database.select({ id: sessions.id }).from(sessions).where(owned)).length === 1;
    },
    async list(accountId, now) {
      const owned = and(eq(sessions.accountId, accountId), living(now));
      const rows = await database.select().from(sessions).where(owned).orderBy(desc(sessions.startedAt));
      return rows.map(sessionOf);
    },
    async end(id, now) {
      await database
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
    },
    async endOthers(accountId, keptId, now) {
      const others = and(eq(sessions.accountId, accountId), ne(sessions.id, keptId), living(now));
      const ended = await database.update(sessions).set({ endedAt: now }).where(others).returning({ id: sessions.id });
      return ended.length;
    },
    async release(id) {
      await database.update(sessions).set({ mustChangePassword: false }).where(eq(sessions.id, id));
    },
  };
}
