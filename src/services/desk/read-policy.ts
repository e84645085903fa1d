import { distanceSalesKey } from '#domain/order/sale-document.ts';
import { cancellationStates } from '#domain/policy/cancellation-state.ts';
import type { DeskPolicies } from '#ports/desk-policies.ts';
import type { StoredDocument } from '#ports/documents.ts';
import type { MessageRecord } from '#ports/message-ledger.ts';
import type { Policy, Refund } from '#ports/policies.ts';
import { messageReasons } from '../policy/message-reasons.ts';
import type { DeskPorts } from './ports.ts';

type Wish = Awaited<ReturnType<DeskPolicies['wishes']>>[number];

export type PolicyOnDesk = {
  readonly policy: Policy;
  readonly refund: Refund | undefined;
  /** What is kept of it and of its order, in the order in which it came. */
  readonly documents: readonly Omit<StoredDocument, 'content'>[];
  readonly wishes: readonly Wish[];
  readonly threads: Awaited<ReturnType<DeskPolicies['threads']>>;
  /** About it and about its whole order, the newest first. */
  readonly messages: readonly MessageRecord[];
};

type Ports = Pick<DeskPorts, 'deskPolicies' | 'documents' | 'policyBook' | 'refunds'>;

const mostMessages = 50;

function reasonsOf({ id, order }: Policy, wishes: readonly Wish[], refund: Refund | undefined): readonly string[] {
  const ofWishes = wishes.flatMap((wish) =>
    cancellationStates.map((state) => messageReasons.cancellation({ id: wish.id, state })),
  );
  const ofRefund = refund ? [messageReasons.refund(refund.id)] : [];
  return [order.reference, messageReasons.renewal(id), ...ofWishes, ...ofRefund];
}

/** All that is known of a policy, for who works at the desk. */
export async function readPolicyOnDesk(ports: Ports, id: string): Promise<PolicyOnDesk | undefined> {
  const policy = await ports.policyBook.find(id);
  if (!policy) return undefined;
  const [refund, wishes, threads, own, ofOrder] = await Promise.all([
    ports.refunds.ofPolicy(id),
    ports.deskPolicies.wishes(id),
    ports.deskPolicies.threads(id),
    ports.documents.list(id),
    ports.documents.list(policy.order.id),
  ]);
  const messages = await ports.deskPolicies.messages(reasonsOf(policy, wishes, refund), mostMessages);
  return { policy, refund, documents: [...own, ...ofOrder], wishes, threads, messages };
}

/** A document that is kept of a policy, or the contract that was accepted with its order. */
export async function readPolicyDocument(
  { documents, policyBook }: Pick<Ports, 'documents' | 'policyBook'>,
  id: string,
  key: string,
): Promise<StoredDocument | undefined> {
  const policy = await policyBook.find(id);
  return policy && documents.get(key === distanceSalesKey ? policy.order.id : id, key);
}
