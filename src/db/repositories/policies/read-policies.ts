import type { Policy } from '#ports/policies.ts';
import { desc, eq, type SQL } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { orderItems, orders, policies } from '../../schema/orders.ts';

/** Policies with their purchases, the newest first. */
export async function readPolicies(
  database: NodePgDatabase,
  condition: SQL | undefined,
  { order = [desc(policies.createdAt), desc(policies.id)], most }: { order?: readonly SQL[]; most?: number } = {},
): Promise<readonly Policy[]> {
  const query = database
    .select({
      policy: policies,
      order: {
        id: orders.id,
        reference: orders.reference,
        state: orders.state,
        quotationId: orders.quotationId,
        accountId: orders.accountId,
      },
      item: {
        offerId: orderItems.offerId,
        place: orderItems.place,
        installmentCount: orderItems.installmentCount,
        personPrices: orderItems.personPrices,
        foreignPrice: orderItems.foreignPrice,
      },
    })
    .from(policies)
    .innerJoin(orders, eq(orders.id, policies.orderId))
    .innerJoin(orderItems, eq(orderItems.id, policies.orderItemId))
    .where(condition)
    .orderBy(...order);
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(({ policy, order: purchase, item }) => ({
    id: policy.id,
    order: { ...purchase, accountId: purchase.accountId ?? undefined },
    ...item,
    foreignPrice: item.foreignPrice ?? undefined,
    line: policy.line,
    insurer: policy.insurer,
    policyNumber: policy.policyNumber,
    packageName: policy.packageName,
    identity: { kind: policy.identityKind, number: policy.identityNumber },
    phone: policy.phone,
    email: policy.email,
    insured: policy.insured,
    net: policy.net,
    gross: policy.gross,
    start: policy.startOn,
    end: policy.endOn,
    state: policy.state,
    refund: policy.refund ?? undefined,
    createdAt: policy.createdAt,
  }));
}
