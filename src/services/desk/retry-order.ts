import { isCarried } from '#domain/desk/judge-acts.ts';
import type { Mend } from '#domain/policy/reconcile.ts';
import type { Jobs } from '#ports/jobs.ts';
import { compareOrder, type ReconcilePorts } from '../policy/reconcile-orders.ts';

export type RetryAnswer =
  | { readonly kind: 'notFound' }
  /** Its worker looks at it now. */
  | { readonly kind: 'sent' }
  /** silent: the bank or an insurer does not say what it knows. */
  | { readonly kind: 'silent' | 'nothingToDo' }
  | { readonly kind: 'mended'; readonly mends: readonly Mend['kind'][] };

/** Has done now what the worker or the comparison of books would do next. */
export async function retryOrder(
  ports: ReconcilePorts & { readonly jobs: Jobs },
  reference: string,
): Promise<RetryAnswer> {
  const order = await ports.orders.find(reference);
  if (!order) return { kind: 'notFound' };
  if (isCarried(order.state)) {
    await ports.jobs.send('order', { reference });
    return { kind: 'sent' };
  }
  const looked = await compareOrder(ports, reference, true);
  if (!looked) return { kind: 'notFound' };
  if (!looked.isAnswered) return { kind: 'silent' };
  return looked.mended.length === 0 ? { kind: 'nothingToDo' } : { kind: 'mended', mends: looked.mended };
}
