import type { Order } from '#ports/orders.ts';
import type { DocumentPorts } from './ports.ts';

/**
 * Has the documents of an order sent to its address once more, by the job that tells the ledger what became of it. One wish
 * is one mail. notReady: there are no policies to send yet, or no more.
 */
export async function sendDocumentsAgain(
  { jobs }: Pick<DocumentPorts, 'jobs'>,
  { reference, state }: Pick<Order, 'reference' | 'state'>,
  wish: string,
): Promise<'sending' | 'notReady'> {
  if (state !== 'done') return 'notReady';
  await jobs.send('deliverPolicies', { reference, again: true, wish }, { once: wish });
  return 'sending';
}
