import { nobodysReference } from '../nobodys-keys.ts';
import type { Viewer } from '../ports.ts';
import type { NoAccess } from '../quotation/read-quotation.ts';
import { type SoldPolicy, soldPolicy } from './policy-documents.ts';
import type { DocumentPorts } from './ports.ts';
import { readOwnOrder } from './read-own-order.ts';

export type SoldPolicyAccess = { readonly kind: 'found'; readonly policy: SoldPolicy } | NoAccess;

/** A policy for whoever may see the order it was issued for. */
export async function readSoldPolicy(
  ports: DocumentPorts,
  policyId: string,
  viewer: Viewer,
): Promise<SoldPolicyAccess> {
  const sold = await ports.policies.find(policyId);
  const access = await readOwnOrder(ports, sold?.reference ?? nobodysReference, viewer);
  if (access.kind !== 'found') return access;
  const { order } = access;
  const item = order.items.find(({ id }) => id === sold?.itemId);
  const policy = item && soldPolicy(policyId, order, item);
  return policy ? { kind: 'found', policy } : { kind: 'notFound' };
}
