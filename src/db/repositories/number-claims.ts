import type { NumberClaims } from '#ports/number-claims.ts';
import type { Database } from '../database.ts';
import { and, eq, isNull, lte, or, sql } from '../drizzle.ts';
import { numberClaims as claims } from '../schema/number-claims.ts';
import { orders, policies } from '../schema/orders.ts';
import { insertNotices } from './account-notices.ts';

export function numberClaimRepository(database: Database): NumberClaims {
  return {
    async of(accountId) {
      const [row] = await database.select().from(claims).where(eq(claims.accountId, accountId));
      return row && { ...row, objectedAt: row.objectedAt ?? undefined, grantedAt: row.grantedAt ?? undefined };
    },
    open: (accountId, claim, { replacesBefore, notices }) =>
      database.transaction(async (tx) => {
        const fresh = { ...claim, objectedAt: null, grantedAt: null };
        const opened = await tx
          .insert(claims)
          .values({ accountId, ...fresh })
          .onConflictDoUpdate({
            target: claims.accountId,
            set: fresh,
            setWhere: lte(claims.requestedAt, replacesBefore),
          })
          .returning({ accountId: claims.accountId });
        if (opened.length === 1) await insertNotices(tx, notices, claim.requestedAt);
        return opened.length === 1;
      }),
    oppose: (accountId, now) =>
      database.transaction(async (tx) => {
        const undecided = and(isNull(claims.objectedAt), isNull(claims.grantedAt));
        const [row] = await tx
          .update(claims)
          .set({ objectedAt: now })
          .where(and(eq(claims.accountId, accountId), undecided))
          .returning({ phone: claims.claimantPhone });
        if (row) await insertNotices(tx, [{ kind: 'claimOpposed', phone: row.phone }], now);
        return row !== undefined;
      }),
    async holderBought({ id, nationalNumber, phone }) {
      const rows = await database
        .select({ one: sql`1` })
        .from(policies)
        .innerJoin(orders, eq(orders.id, policies.orderId))
        .where(
          and(eq(policies.identityIndex, nationalNumber), or(eq(policies.phoneIndex, phone), eq(orders.accountId, id))),
        )
        .limit(1);
      return rows.length === 1;
    },
  };
}
