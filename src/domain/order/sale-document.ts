/** What an insurer gives with an offer. */
export const offerDocumentKeys = ['offer', 'informationForm'] as const;
export type OfferDocumentKey = (typeof offerDocumentKeys)[number];

/** Our own contract with the buyer. */
export const distanceSalesKey = 'distanceSales';

/** Names a text that is read before paying: our contract, or a document of one of the offers. */
export type SaleDocumentKey = typeof distanceSalesKey | `${OfferDocumentKey}:${string}`;

export type SaleDocument =
  | { readonly kind: typeof distanceSalesKey }
  | { readonly kind: OfferDocumentKey; readonly offerId: string };

export function saleDocumentKey(document: SaleDocument): SaleDocumentKey {
  return document.kind === distanceSalesKey ? document.kind : `${document.kind}:${document.offerId}`;
}

export function readSaleDocumentKey(key: SaleDocumentKey): SaleDocument {
  if (key === distanceSalesKey) return { kind: key };
  const kind = offerDocumentKeys.find((known) => key.startsWith(`${known}:`));
  if (!kind) throw new RangeError(`${key} names no text of a sale`);
  return { kind, offerId: key.slice(kind.length + 1) };
}
