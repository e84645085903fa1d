import type { ResultLinks } from '#ports/result-links.ts';
import type { Database } from '../database.ts';
import { and, eq, gt, isNull, or } from '../drizzle.ts';
import { orders, resultLinks } from '../schema/orders.ts';

export function resultLinkRepository(database: Database): ResultLinks {
  return {
    async issue(link) {
      const { orderId: target, openedBy } = resultLinks;
      await database
        .insert(resultLinks)
        .values(link)
        .onConflictDoUpdate({ target, set: link, setWhere: isNull(openedBy) });
    },
    async open(tokenDigest, visitor, now) {
      const free = or(isNull(resultLinks.openedBy), eq(resultLinks.openedBy, visitor));
      const [link] = await database
        .update(resultLinks)
        .set({ openedBy: visitor })
        .where(and(eq(resultLinks.tokenDigest, tokenDigest), gt(resultLinks.expiresAt, now), free))
        .returning({ orderId: resultLinks.orderId });
      return link;
    },
    openedBy: (visitor, now) =>
      database
        .select({ orderId: orders.id, quotationId: orders.quotationId })
        .from(resultLinks)
        .innerJoin(orders, eq(orders.id, resultLinks.orderId))
        .where(and(eq(resultLinks.openedBy, visitor), gt(resultLinks.expiresAt, now))),
  };
}
