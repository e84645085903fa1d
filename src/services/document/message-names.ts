import type { MessageName } from '#ports/message-ledger.ts';
import type { Order } from '#ports/orders.ts';

/** The messages of an order, as the ledger knows them. */
export function messageNames({ reference, email, phone }: Pick<Order, 'reference' | 'email' | 'phone'>) {
  const mail = { channel: 'email', recipient: email, reason: reference } as const;
  return {
    /** With every policy. */
    whole: { ...mail, purpose: 'policies' },
    /** Without the policy of an insurer that let us wait. */
    partial: { ...mail, purpose: 'policiesInPart' },
    note: { channel: 'sms', recipient: phone, reason: reference, purpose: 'policies' },
  } as const satisfies Record<string, MessageName>;
}
