import { keepLimits, type Limited } from '../keep-limits.ts';
import type { DocumentPorts } from './ports.ts';
import { readOwnOrder, type Viewer } from './read-own-order.ts';

export type ResendAnswer =
  | Limited
  | { readonly kind: 'notFound' }
  /** There are no policies to send yet, or no more. */
  | { readonly kind: 'notReady' }
  | { readonly kind: 'resent'; readonly email: string };

/** Has the documents of an order sent to its address once more. */
export async function resendDocuments(ports: DocumentPorts, reference: string, viewer: Viewer): Promise<ResendAnswer> {
  const order = await readOwnOrder(ports, reference, viewer);
  if (!order) return { kind: 'notFound' };
  if (order.state !== 'done') return { kind: 'notReady' };
  const limited = await keepLimits(ports, 'resendDocuments', { ...viewer.caller, identity: reference });
  if (limited) return limited;
  await ports.jobs.send('deliverPolicies', { reference, again: true });
  return { kind: 'resent', email: order.email };
}
