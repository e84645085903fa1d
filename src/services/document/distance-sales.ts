import { createHash } from 'node:crypto';
import { formatDay } from '#domain/dates.ts';
import { distanceSalesKey } from '#domain/order/sale-document.ts';
import { documentTitles } from '#messages/documents.ts';
import type { PageText } from '#ports/content-store.ts';
import type { ContractText, StoredDocument } from '#ports/documents.ts';
import type { Order } from '#ports/orders.ts';
import type { PrintedDocument } from '#ports/printed-document.ts';
import { pdfFileName } from './file-name.ts';
import type { DocumentPorts } from './ports.ts';
import { htmlBlocks } from './printed/html-blocks.ts';
import { type SaleFacts, saleFactBlocks } from './printed/sale-facts.ts';
import { factsOfOrder } from './sale-facts-of.ts';

const slug = 'mesafeli-satis-sozlesmesi';
export const distanceSalesFile = pdfFileName(documentTitles.distanceSales);

/** The contract of sales at a distance, as the site shows it now. */
export function distanceSalesPage({ content }: Pick<DocumentPorts, 'content'>): PageText<string> {
  const page = content.page(slug);
  if (!page) throw new Error(`There is no page ${slug}`);
  return page;
}

/** Names exactly the text that is accepted. */
export function distanceSalesHash({ html }: Pick<PageText<string>, 'html'>): string {
  return createHash('sha256').update(html).digest('hex');
}

/** The contract before it is accepted: kept, so that its very words can be shown later. */
export async function keepDistanceSales(
  ports: Pick<DocumentPorts, 'clock' | 'content' | 'contractTexts'>,
): Promise<ContractText> {
  const { heading, updated, html } = distanceSalesPage(ports);
  const contract = { hash: distanceSalesHash({ html }), heading, updated, html };
  await ports.contractTexts.keep(contract, ports.clock.now());
  return contract;
}

/** The general text; with a sale, whose it is and what it is about stands before. The kept text names nobody. */
export function distanceSalesDocument(
  { heading, updated, html }: Pick<PageText<string>, 'heading' | 'updated' | 'html'>,
  sale?: SaleFacts,
): PrintedDocument {
  const before = sale ? saleFactBlocks(sale) : [];
  return { title: heading, subtitle: formatDay(updated), layout: 'portrait', blocks: [...before, ...htmlBlocks(html)] };
}

/** The contract that was accepted with an order, whatever the site shows by now; printed once. */
export async function acceptedContract(
  ports: Pick<DocumentPorts, 'clock' | 'contractTexts' | 'documents' | 'panel' | 'printer'>,
  order: Order,
): Promise<StoredDocument | undefined> {
  const { id } = order;
  const kept = await ports.documents.get(id, distanceSalesKey);
  if (kept) return kept;
  const contract = await ports.contractTexts.acceptedWith(id, distanceSalesKey);
  if (!contract) return undefined;
  const content = await ports.printer.print(distanceSalesDocument(contract, factsOfOrder(ports, order)));
  const document = { subjectId: id, key: distanceSalesKey, fileName: distanceSalesFile, content };
  return ports.documents.put(document, ports.clock.now());
}
