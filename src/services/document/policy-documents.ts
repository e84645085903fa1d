import { documentTitles } from '#messages/documents.ts';
import type { StoredDocument } from '#ports/documents.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import { type FetchedDocument, type FetchPorts, fetchOnce } from './fetch-once.ts';
import { pdfFileName } from './file-name.ts';
import { type DocumentPorts, insurerName } from './ports.ts';
import { type PolicyFacts, policySummary } from './printed/policy-summary.ts';

/** A policy with the purchase it came from. */
export type SoldPolicy = { readonly policyId: string; readonly order: Order; readonly item: PolicyFacts['item'] };

export function soldPolicy(policyId: string, order: Order, item: OrderItem): SoldPolicy | undefined {
  const { policyNumber } = item;
  return policyNumber === undefined ? undefined : { policyId, order, item: { ...item, policyNumber } };
}

/** The insurer's own policy. */
export function policyDocument(ports: FetchPorts, { policyId, item }: SoldPolicy): Promise<FetchedDocument> {
  const { insurer, policyNumber } = item;
  return fetchOnce(ports, {
    subjectId: policyId,
    key: 'policy',
    fileName: pdfFileName(documentTitles.policy, policyNumber),
    insurer,
    document: 'policy',
    number: policyNumber,
  });
}

/** Our summary of the policy, made once. */
export async function summaryDocument(
  ports: Pick<DocumentPorts, 'clock' | 'documents' | 'panel' | 'printer' | 'quotations'>,
  { policyId, order, item }: SoldPolicy,
): Promise<StoredDocument> {
  const kept = await ports.documents.get(policyId, 'summary');
  if (kept) return kept;
  const [row] = await ports.quotations.offers([item.offerId]);
  const printed = policySummary({
    item,
    insurer: insurerName(ports, item.insurer),
    customer: `${order.customer.name} ${order.customer.surname}`.trim(),
    insured: order.insured,
    coverages: row?.offer?.coverages ?? [],
  });
  const content = await ports.printer.print(printed);
  const fileName = pdfFileName(documentTitles.summary, item.policyNumber);
  return ports.documents.put({ subjectId: policyId, key: 'summary', fileName, content }, ports.clock.now());
}
