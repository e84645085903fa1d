import { deskSession } from '#domain/desk/operator.ts';
import type { Operators } from '#ports/operators.ts';
import type { Database } from '../../database.ts';
import { and, asc, eq, gt, isNull, lt } from '../../drizzle.ts';
import { operators, operatorSessions as sessions } from '../../schema/desk.ts';

const operatorColumns = { id: operators.id, name: operators.name, roles: operators.roles };
const secondsFrom = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

export function operatorRepository(database: Database): Operators {
  /** Changes who has a name and works, and ends what they have open. */
  const change = (name: string, changes: Partial<typeof operators.$inferInsert>, now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      const [changed] = await tx
        .update(operators)
        .set(changes)
        .where(and(eq(operators.name, name), isNull(operators.disabledAt)))
        .returning({ id: operators.id });
      if (!changed) return false;
      const isOpen = and(eq(sessions.operatorId, changed.id), isNull(sessions.endedAt));
      await tx.update(sessions).set({ endedAt: now }).where(isOpen);
      return true;
    });

  return {
    async list() {
      const { name, roles, disabledAt } = operators;
      const rows = await database.select({ name, roles, disabledAt }).from(operators).orderBy(asc(name));
      return rows.map((row) => ({ name: row.name, roles: row.roles, isDisabled: row.disabledAt !== null }));
    },
    changeKeys: (name, keys, now) => change(name, { ...keys, lastStep: 0 }, now),
    disable: (name, now) => change(name, { disabledAt: now }, now),
    async add(operator, now) {
      const added = await database
        .insert(operators)
        .values({ ...operator, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: operators.id });
      return added.length === 1;
    },
    async keysOf(name) {
      const { passwordHash, totpSecret, lastStep } = operators;
      const [row] = await database
        .select({ operator: operatorColumns, passwordHash, totpSecret, lastStep })
        .from(operators)
        .where(and(eq(operators.name, name), isNull(operators.disabledAt)));
      return row;
    },
    async takeStep(id, step) {
      const taken = await database
        .update(operators)
        .set({ lastStep: step })
        .where(and(eq(operators.id, id), lt(operators.lastStep, step)))
        .returning({ id: operators.id });
      return taken.length === 1;
    },
    async openSession(session, now) {
      const expiresAt = secondsFrom(now, deskSession.lifetimeSeconds);
      await database.insert(sessions).values({ ...session, startedAt: now, lastSeenAt: now, expiresAt });
    },
    async touchSession(tokenDigest, now) {
      const isLive = and(
        eq(sessions.tokenDigest, tokenDigest),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, secondsFrom(now, -deskSession.idleSeconds)),
      );
      const used = database
        .$with('used')
        .as(
          database
            .update(sessions)
            .set({ lastSeenAt: now })
            .where(isLive)
            .returning({ operatorId: sessions.operatorId }),
        );
      const [row] = await database
        .with(used)
        .select(operatorColumns)
        .from(operators)
        .innerJoin(used, eq(operators.id, used.operatorId))
        .where(isNull(operators.disabledAt));
      return row;
    },
    async endSession(tokenDigest, now) {
      await database
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.tokenDigest, tokenDigest), isNull(sessions.endedAt)));
    },
  };
}
