import { randomUUID } from 'node:crypto';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import type { NoAccess } from '../quotation/read-quotation.ts';
import type { DocumentPorts } from './ports.ts';
import { readOwnOrder } from './read-own-order.ts';
import { sendDocumentsAgain } from './send-again.ts';

export type ResendAnswer =
  | Limited
  | NoAccess
  /** There are no policies to send yet, or no more. */
  | { readonly kind: 'notReady' }
  | { readonly kind: 'resent'; readonly email: string };

/** Has the documents of an order sent to its address once more. */
export async function resendDocuments(ports: DocumentPorts, reference: string, viewer: Viewer): Promise<ResendAnswer> {
  const access = await readOwnOrder(ports, reference, viewer);
  if (access.kind !== 'found') return access;
  const { order } = access;
  if (order.state !== 'done') return { kind: 'notReady' };
  const limited = await keepLimits(ports, 'resendDocuments', { ...viewer, identity: reference });
  if (limited) return limited;
  await sendDocumentsAgain(ports, order, randomUUID());
  return { kind: 'resent', email: order.email };
}
