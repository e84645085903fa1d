import type { OrderState } from '#domain/order/order-state.ts';
import type { CrashingDatabase } from './crashing-database.ts';

export type SeenOrder = {
  readonly reference: string;
  readonly offerId: string;
  readonly state: OrderState;
  readonly proven: boolean;
  readonly version: number;
};

/** Orders of these offers, the newest first. */
export async function readOrders(store: CrashingDatabase, offerIds: readonly string[]): Promise<readonly SeenOrder[]> {
  const { rows } = await store.query<SeenOrder>(
    `select o.reference, i.offer_id as "offerId", o.state, o.sealed_proof is not null as proven, o.version
       from orders o join order_items i on i.order_id = o.id where i.offer_id = any($1) order by o.created_at desc`,
    [offerIds],
  );
  return rows;
}

const underWay: ReadonlySet<OrderState> = new Set(['authorised', 'issuing', 'issued', 'captured', 'voiding']);

/** Whether the product still has something to do about an order, without the person. */
export function isUnderWay({ state, proven }: Pick<SeenOrder, 'state' | 'proven'>): boolean {
  return underWay.has(state) || (state === 'threeDs' && proven);
}
