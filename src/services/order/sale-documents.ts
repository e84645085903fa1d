import type { SaleDocumentKey } from '#domain/order/sale-document.ts';
import type { OfferRow } from '#ports/quotations.ts';

/** A text to read before paying. */
export type SaleDocument = {
  readonly key: SaleDocumentKey;
  readonly title: string;
  readonly hash: string;
  readonly mustAccept: boolean;
};

export type SaleDocuments =
  | { readonly kind: 'documents'; readonly documents: readonly SaleDocument[] }
  /** Without the documents of this offer nothing may be sold. */
  | { readonly kind: 'unavailable'; readonly offer: OfferRow };

export type DocumentsMissing = { readonly kind: 'documentsMissing'; readonly offer: OfferRow };

export type SaleDocumentPorts = {
  readonly saleDocuments: (basket: readonly OfferRow[]) => Promise<SaleDocuments>;
};
