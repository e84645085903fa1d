import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from './buyer.ts';
import { isUnderWay, readOrders } from './orders.ts';
import type { Stage } from './stage.ts';

export const settleWithinMs = 10_000;
const patienceMs = 60_000;

export type Settlement = { readonly reference: string; readonly milliseconds: number };

/**
 * Watches until nothing is under way any more: how long each order took from the restart, or from its return if that
 * came later. The buyers' own walks are waited for as well.
 */
export async function watchSettlement(
  { store }: Stage,
  buyers: readonly Buyer[],
  { restartedAt, walks }: { readonly restartedAt: number; readonly walks: Promise<unknown> },
): Promise<readonly Settlement[]> {
  const offerIds = buyers.map(({ offer }) => offer.id);
  const seenUnderWay = new Set<string>();
  const settled = new Map<string, number>();
  let walking = true;
  const walked = walks.finally(() => {
    walking = false;
  });
  for (;;) {
    const lastLook = !walking;
    const orders = await readOrders(store, offerIds);
    const now = performance.now();
    let waiting = 0;
    for (const order of orders) {
      const { reference, offerId } = order;
      const heardAt = buyers.find(({ offer }) => offer.id === offerId)?.heardAt ?? 0;
      const took = now - Math.max(restartedAt, heardAt);
      if (isUnderWay(order)) {
        seenUnderWay.add(reference);
        if (took < patienceMs) waiting += 1;
        else settled.set(reference, took);
      } else if (seenUnderWay.has(reference) && !settled.has(reference)) settled.set(reference, took);
    }
    if (lastLook && waiting === 0) break;
    await pause(40);
  }
  await walked;
  return [...settled].map(([reference, milliseconds]) => ({ reference, milliseconds }));
}
