import type { OfferDocumentKey } from '#domain/order/sale-document.ts';
import { documentTitles } from '#messages/documents.ts';
import type { StoredDocument } from '#ports/documents.ts';
import type { OfferRow, Quotation } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type BasketRequest, readBasket } from '../order/read-basket.ts';
import type { Viewer } from '../ports.ts';
import { readOffers, readOffersOf } from '../quotation/read-offers.ts';
import type { NoAccess } from '../quotation/read-quotation.ts';
import { acceptedContract, distanceSalesDocument, distanceSalesFile, distanceSalesPage } from './distance-sales.ts';
import type { FetchedDocument } from './fetch-once.ts';
import { pdfFileName } from './file-name.ts';
import { offerDocument } from './offer-document.ts';
import { policyDocument, summaryDocument } from './policy-documents.ts';
import { type DocumentPorts, insurerName } from './ports.ts';
import { type ComparedOffer, comparisonDocument } from './printed/comparison.ts';
import type { SaleFacts } from './printed/sale-facts.ts';
import { readSoldPolicy } from './read-sold-policy.ts';
import { factsOfBasket } from './sale-facts-of.ts';

export type DocumentRequest =
  | { readonly kind: OfferDocumentKey; readonly offerId: string }
  | { readonly kind: 'policy' | 'summary'; readonly policyId: string }
  | { readonly kind: 'comparison'; readonly headerGuid: string; readonly offerIds: readonly string[] }
  /** As it was accepted with a policy's purchase; else as it is now, for a basket or for nobody yet. */
  | {
      readonly kind: 'distanceSales';
      readonly policyId: string | undefined;
      readonly basket: BasketRequest | undefined;
    };

export type DocumentAnswer =
  | { readonly kind: 'document'; readonly document: Pick<StoredDocument, 'fileName' | 'content'> }
  | Extract<FetchedDocument, { kind: 'unavailable' }>
  | NoAccess
  | Limited;

type Wanted<Kind extends DocumentRequest['kind']> = Extract<DocumentRequest, { kind: Kind }>;

const notFound = { kind: 'notFound' } as const;

async function readOffer(
  ports: DocumentPorts,
  { kind, offerId }: Wanted<OfferDocumentKey>,
  viewer: Viewer,
): Promise<DocumentAnswer> {
  const access = await readOffers(ports, [offerId], viewer);
  if (access.kind !== 'found') return access;
  const [row] = access.offers;
  return row.offer ? offerDocument(ports, row, kind) : notFound;
}

async function readPolicy(
  ports: DocumentPorts,
  { kind, policyId }: Wanted<'policy' | 'summary'>,
  viewer: Viewer,
): Promise<DocumentAnswer> {
  const access = await readSoldPolicy(ports, policyId, viewer);
  if (access.kind !== 'found') return access;
  const { policy } = access;
  if (kind === 'policy') return policyDocument(ports, policy);
  return { kind: 'document', document: await summaryDocument(ports, policy) };
}

function compared(ports: DocumentPorts, { insurer, line, offer }: OfferRow): readonly ComparedOffer[] {
  return offer ? [{ insurer: insurerName(ports, insurer), line, offer }] : [];
}

/** What the list of vehicles says the car is worth; nobody knows it of anything else. */
const listValue = ({ found }: Quotation) => (found.kind === 'vehicle' ? found.value : undefined);

async function readComparison(
  ports: DocumentPorts,
  { headerGuid, offerIds }: Wanted<'comparison'>,
  viewer: Viewer,
): Promise<DocumentAnswer> {
  const access = await readOffersOf(ports, { headerGuid, offerIds }, viewer);
  if (access.kind !== 'found') return access;
  const offers = access.offers.flatMap((row) => compared(ports, row));
  const { quotation } = access;
  if (!quotation.asked || offers.length < offerIds.length) return notFound;
  const { insured, start, insuredPeople } = quotation.asked;
  const people = insuredPeople.map(({ name }) => name);
  const about = { insured, start, people, value: listValue(quotation) };
  const content = await ports.printer.print(comparisonDocument(offers, about, ports.clock.now()));
  return { kind: 'document', document: { fileName: pdfFileName(documentTitles.comparison), content } };
}

async function currentContract(ports: DocumentPorts, sale?: SaleFacts): Promise<DocumentAnswer> {
  const content = await ports.printer.print(distanceSalesDocument(distanceSalesPage(ports), sale));
  return { kind: 'document', document: { fileName: distanceSalesFile, content } };
}

/** For what cannot be paid as it is there is no contract either. */
async function contractOfBasket(ports: DocumentPorts, request: BasketRequest, viewer: Viewer): Promise<DocumentAnswer> {
  const read = await readBasket(ports, request, viewer);
  if (read.kind === 'basket') return currentContract(ports, factsOfBasket(ports, read.basket));
  return read.kind === 'proofOld' ? read : notFound;
}

async function readDistanceSales(
  ports: DocumentPorts,
  { policyId, basket }: Wanted<'distanceSales'>,
  viewer: Viewer,
): Promise<DocumentAnswer> {
  if (policyId === undefined) return basket ? contractOfBasket(ports, basket, viewer) : currentContract(ports);
  const access = await readSoldPolicy(ports, policyId, viewer);
  if (access.kind !== 'found') return access;
  const document = await acceptedContract(ports, access.policy.order);
  return document ? { kind: 'document', document } : notFound;
}

/** A document as PDF, for whoever may see it; for everybody else there is none. */
export async function readDocument(
  ports: DocumentPorts,
  request: DocumentRequest,
  viewer: Viewer,
): Promise<DocumentAnswer> {
  const limited = await keepLimits(ports, 'documents', viewer);
  if (limited) return limited;
  switch (request.kind) {
    case 'offer':
    case 'informationForm':
      return readOffer(ports, request, viewer);
    case 'policy':
    case 'summary':
      return readPolicy(ports, request, viewer);
    case 'comparison':
      return readComparison(ports, request, viewer);
    case 'distanceSales':
      return readDistanceSales(ports, request, viewer);
  }
}
