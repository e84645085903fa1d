import type { Database } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import { orders } from '../../schema/orders.ts';

/** What changed a moment ago is still in somebody's hands. */
const settleMs = 5 * 60_000;

/** When the books of an order that changes now are compared. */
export function comparedAfter(now: Date): Date {
  return new Date(now.getTime() + settleMs);
}

/** Has the books of an order compared, though it did not change itself. */
export async function compareSoon(writer: Pick<Database, 'update'>, orderId: string, now: Date): Promise<void> {
  await writer
    .update(orders)
    .set({ compareAt: comparedAfter(now) })
    .where(eq(orders.id, orderId));
}
