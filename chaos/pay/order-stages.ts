import type { Buyer } from './buyer.ts';
import { readOrders, type SeenOrder } from './orders.ts';
import type { Stage } from './stage.ts';

/** Where a payment stood when the blow fell. */
export type OrderStage =
  | 'not begun'
  | 'detail'
  | 'start'
  | 'at the bank'
  | 'returning'
  | 'reserving'
  | 'issuing'
  | 'capturing'
  | 'voiding'
  | 'delivering'
  | 'over';

const stageOfState: Readonly<Record<SeenOrder['state'], OrderStage>> = {
  created: 'start',
  threeDs: 'at the bank',
  authorised: 'issuing',
  issuing: 'issuing',
  issued: 'capturing',
  captured: 'capturing',
  voiding: 'voiding',
  done: 'delivering',
  declined: 'over',
  voided: 'over',
  refunded: 'over',
  needsAttention: 'over',
};

function stageOf({ station, offer }: Buyer, order: SeenOrder | undefined, { postBox }: Stage): OrderStage {
  if (station === undefined) return 'not begun';
  if (!order) return station === 'detail' ? 'detail' : 'start';
  if (order.state === 'threeDs' && order.proven) return 'reserving';
  if (order.state === 'threeDs' && station === 'returning') return 'returning';
  if (order.state === 'done' && postBox.posts.has(offer.email)) return 'over';
  return stageOfState[order.state];
}

export async function readStages(stage: Stage, buyers: readonly Buyer[]): Promise<readonly OrderStage[]> {
  const orders = await readOrders(
    stage.store,
    buyers.map(({ offer }) => offer.id),
  );
  return buyers.map((buyer) => {
    const order = orders.find(({ offerId }) => offerId === buyer.offer.id);
    return stageOf(buyer, order, stage);
  });
}

export const isInFlight = (place: OrderStage): boolean => place !== 'not begun' && place !== 'over';
