import type { Visitors } from '#ports/visitors.ts';
import type { Database } from '../database.ts';
import { and, eq, isNotNull, isNull, sql } from '../drizzle.ts';
import { accountDevices, accounts, sessions } from '../schema/accounts.ts';
import { files } from '../schema/files.ts';
import { orders, resultLinks } from '../schema/orders.ts';
import { quotationVisitors } from '../schema/quotations.ts';
import { supportVisitors } from '../schema/support.ts';
import { verificationCodes as codes, securityTokens } from '../schema/verification.ts';

export function visitorRepository(database: Database): Visitors {
  return {
    succeed: (old, next) =>
      database.transaction(async (tx) => {
        const visitor = { visitor: next };
        // A code that waits is bound to its id by its digest, and stays.
        await tx
          .update(codes)
          .set(visitor)
          .where(and(eq(codes.visitor, old), isNotNull(codes.usedAt)));
        await tx.execute(sql`
          insert into ${quotationVisitors} (quotation_id, visitor, since)
          select quotation_id, ${next}, since from ${quotationVisitors} where visitor = ${old}`);
        await tx.update(files).set(visitor).where(eq(files.visitor, old));
        await tx.update(supportVisitors).set(visitor).where(eq(supportVisitors.visitor, old));
        await tx.update(orders).set(visitor).where(eq(orders.visitor, old));
        await tx.update(resultLinks).set({ openedBy: next }).where(eq(resultLinks.openedBy, old));
        await tx.update(securityTokens).set(visitor).where(eq(securityTokens.visitor, old));
        await tx.update(sessions).set(visitor).where(eq(sessions.visitor, old));
        await tx.update(accountDevices).set(visitor).where(eq(accountDevices.visitor, old));
        await tx
          .update(accounts)
          .set({ registeredBy: next })
          .where(and(eq(accounts.registeredBy, old), isNull(accounts.phoneVerifiedAt)));
      }),
    leave: (old, next) =>
      database.transaction(async (tx) => {
        await tx.update(accountDevices).set({ visitor: next }).where(eq(accountDevices.visitor, old));
        await tx.delete(supportVisitors).where(eq(supportVisitors.visitor, old));
        await tx.delete(codes).where(eq(codes.visitor, old));
      }),
  };
}
