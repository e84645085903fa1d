import { maskEmail } from '#domain/account/mask-email.ts';
import { maskPhone } from '#domain/account/username.ts';
import { maskName } from '#domain/desk/mask-person.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import { maskIdentity } from '#domain/identity.ts';
import type { CustomerHead, CustomerKey } from '#ports/desk-find.ts';
import { type CustomerRow, rowOf } from './customer-words.ts';
import type { DeskPorts } from './ports.ts';

type Ports = Pick<DeskPorts, 'customers' | 'panel'>;

/** Who somebody is, as far as who looks may know it. */
export type ShownHead = {
  readonly key: CustomerKey;
  readonly name: string | undefined;
  readonly phone: string;
  readonly email: string | undefined;
  readonly identity: string | undefined;
  readonly memberSince: Date | undefined;
  readonly movedTo: readonly CustomerKey[];
};

function headFor({ identity, ...head }: CustomerHead, isOpen: boolean): ShownHead {
  if (isOpen) return { ...head, identity: identity?.number };
  return {
    ...head,
    name: head.name && maskName(head.name),
    phone: maskPhone(head.phone),
    email: head.email && maskEmail(head.email),
    identity: identity && maskIdentity(identity),
  };
}

export type CustomerRequest = {
  readonly customer: CustomerKey;
  readonly kind: TimelineKind | undefined;
  readonly skip: number;
  readonly most: number;
  readonly isOpen: boolean;
};

export type CustomerAnswer = { readonly head: ShownHead; readonly rows: readonly CustomerRow[] };

/** One customer with some of all that happened, the newest first. Undefined where nothing is known of such a one. */
export async function readCustomer(ports: Ports, request: CustomerRequest): Promise<CustomerAnswer | undefined> {
  const { customer, isOpen, ...query } = request;
  const head = await ports.customers.head(customer);
  if (!head) return undefined;
  const entries = await ports.customers.timeline(head, query);
  return { head: headFor(head, isOpen), rows: entries.map((entry) => rowOf(entry, { ports, isOpen })) };
}

/** Several customers, masked; whoever is not there any more is left out. */
export async function readFoundCustomers(
  ports: Ports,
  customers: readonly CustomerKey[],
): Promise<readonly ShownHead[]> {
  const heads = [];
  for (const customer of customers) heads.push(await ports.customers.head(customer));
  return heads.flatMap((head) => (head ? [headFor(head, false)] : []));
}
