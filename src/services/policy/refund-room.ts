import type { Kurus } from '#domain/money.ts';
import { roomBeside } from '#domain/policy/kept.ts';
import type { Policy } from '#ports/policies.ts';
import type { PolicyPorts } from './ports.ts';

export type RoomPorts = Pick<PolicyPorts, 'orders' | 'refunds'>;

/** The most that may come back of an order: what the agency returned of it by its own decision does not come back again. */
export async function refundRoom(
  { orders, refunds }: RoomPorts,
  { id, reference }: Pick<Policy['order'], 'id' | 'reference'>,
  ownRefundId?: string,
): Promise<Kurus> {
  const order = await orders.find(reference);
  const room = order && roomBeside(order, await refunds.ofOrder(id), ownRefundId);
  return room ?? Number.POSITIVE_INFINITY;
}
