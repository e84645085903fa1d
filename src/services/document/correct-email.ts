import type { Order } from '#ports/orders.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import type { NoAccess } from '../quotation/read-quotation.ts';
import type { DocumentPorts } from './ports.ts';
import { readOwnOrder } from './read-own-order.ts';

export type CorrectEmailAnswer =
  | Limited
  | NoAccess
  /** Nothing is sent for an order that came to nothing. */
  | { readonly kind: 'notReady' }
  | { readonly kind: 'corrected'; readonly email: string };

/** Somebody else may change the order in the same moment, which is then read again. */
const mostAttempts = 5;

const cameToNothing = ({ state }: Order) => state === 'declined' || state === 'voided';

async function change(ports: DocumentPorts, order: Order, email: string): Promise<void> {
  let current = order;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (await ports.orders.correctEmail(current, email, ports.clock.now())) return;
    current = await ports.orders.read(order.id);
  }
  throw new Error(`The address of order ${order.reference} could not be corrected`);
}

/**
 * Corrects the address of a purchase and of its policies. What was sent before is sent to the new address once, and the
 * old one, which may be a stranger's, is told nothing.
 */
export async function correctEmail(
  ports: DocumentPorts,
  { reference, email }: { readonly reference: string; readonly email: string },
  viewer: Viewer,
): Promise<CorrectEmailAnswer> {
  const access = await readOwnOrder(ports, reference, viewer);
  if (access.kind !== 'found') return access;
  const { order } = access;
  if (cameToNothing(order)) return { kind: 'notReady' };
  if (order.email === email) return { kind: 'corrected', email };
  const limited = await keepLimits(ports, 'correctEmail', { ...viewer, identity: reference });
  if (limited) return limited;
  await change(ports, order, email);
  return { kind: 'corrected', email };
}
