import type { Order } from '#ports/orders.ts';
import { messageNames } from './message-names.ts';
import type { DocumentPorts } from './ports.ts';

/** How far the mail with the policies of an order came. inPart: an insurer's policy is still to follow. */
export type DeliveryState = 'waiting' | 'sent' | 'inPart' | 'refused';

export async function deliveryState(
  { ledger }: Pick<DocumentPorts, 'ledger'>,
  order: Pick<Order, 'reference' | 'email' | 'phone'>,
): Promise<DeliveryState> {
  const { whole, partial } = messageNames(order);
  const [last, inPart] = await Promise.all([ledger.last(whole), ledger.last(partial)]);
  if (last?.state === 'sent') return 'sent';
  if (last?.state === 'refused' || inPart?.state === 'refused') return 'refused';
  return inPart?.state === 'sent' ? 'inPart' : 'waiting';
}
