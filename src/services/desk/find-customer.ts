import { cluesIn } from '#domain/desk/customer-search.ts';
import type { CustomerKey } from '#ports/desk-find.ts';
import type { DeskPorts } from './ports.ts';

export type FoundCustomers =
  | { readonly kind: 'found'; readonly customers: readonly [CustomerKey, ...CustomerKey[]] }
  /** unreadable: it looks like nothing that customers are found by. */
  | { readonly kind: 'nobody' | 'unreadable' };

/** Whom a phone, a plate or a number leads to, whichever it may be by its shape. */
export async function findCustomer(
  { customers }: Pick<DeskPorts, 'customers'>,
  typed: string,
  most: number,
): Promise<FoundCustomers> {
  const clues = cluesIn(typed);
  if (clues.length === 0) return { kind: 'unreadable' };
  const [first, ...others] = await customers.find(clues, most);
  return first === undefined ? { kind: 'nobody' } : { kind: 'found', customers: [first, ...others] };
}
