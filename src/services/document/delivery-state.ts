import type { MessageRecord } from '#ports/message-ledger.ts';
import type { Order } from '#ports/orders.ts';
import { messageNames } from './message-names.ts';
import type { DocumentPorts } from './ports.ts';

/** How far the messages of an order came. */
export type OrderDelivery = {
  /** The mail with the policies. inPart: an insurer's policy is still to follow. */
  readonly mail: 'waiting' | 'sent' | 'inPart' | 'refused';
  /** The word by SMS. */
  readonly note: 'waiting' | 'sent' | 'refused';
};

type Told = MessageRecord | undefined;

function mailState(whole: Told, partial: Told): OrderDelivery['mail'] {
  if (whole?.state === 'sent') return 'sent';
  if (whole?.state === 'refused' || partial?.state === 'refused') return 'refused';
  return partial?.state === 'sent' ? 'inPart' : 'waiting';
}

/** What could not leave yet is tried again, so it waits. */
function noteState(note: Told): OrderDelivery['note'] {
  return note === undefined || note.state === 'unavailable' ? 'waiting' : note.state;
}

export async function orderDelivery(
  { ledger }: Pick<DocumentPorts, 'ledger'>,
  order: Pick<Order, 'reference' | 'email' | 'phone'>,
): Promise<OrderDelivery> {
  const names = messageNames(order);
  const [whole, partial, note] = await Promise.all([
    ledger.last(names.whole),
    ledger.last(names.partial),
    ledger.last(names.note),
  ]);
  return { mail: mailState(whole, partial), note: noteState(note) };
}
