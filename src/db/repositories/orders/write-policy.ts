import type { ItemChange, Order } from '#ports/orders.ts';
import { eq, sql } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { policies } from '../../schema/orders.ts';
import { offers, quotations } from '../../schema/quotations.ts';

type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
type Issued = Extract<ItemChange, { state: 'issued' }>;

/** A policy exists from the moment its number is written down. */
export async function writePolicy(tx: Tx, order: Order, { id, policyNumber }: Issued, now: Date): Promise<void> {
  const item = order.items.find((known) => known.id === id);
  if (!item) throw new Error(`Order ${order.reference} has no item ${id}`);
  const { line, insurer, packageName, net, gross, start, end } = item;
  await tx
    .insert(policies)
    .values({
      orderId: order.id,
      orderItemId: id,
      policyNumber,
      line,
      insurer,
      packageName,
      net,
      gross,
      startOn: start,
      endOn: end,
      identityKind: order.customer.identity.kind,
      identityNumber: order.customer.identity.number,
      identityIndex: order.customer.identity.number,
      phone: order.phone,
      phoneIndex: order.phone,
      email: order.email,
      insured: order.insured,
      insuredIndex: order.insured.key,
      state: 'active',
      stateChangedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: policies.orderItemId });
  await tellBought(tx, order.quotationId, item.offerId);
}

/** The list of offers says what was bought of it, as the next thing in its history. */
async function tellBought(tx: Tx, quotationId: string, offerId: string): Promise<void> {
  const [page] = await tx
    .update(quotations)
    .set({ revision: sql`${quotations.revision} + 1` })
    .where(eq(quotations.id, quotationId))
    .returning({ revision: quotations.revision });
  if (page) await tx.update(offers).set({ revision: page.revision }).where(eq(offers.id, offerId));
}
