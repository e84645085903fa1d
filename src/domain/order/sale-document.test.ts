import { expect, test } from 'vitest';
import { readSaleDocumentKey, type SaleDocument, saleDocumentKey } from './sale-document.ts';

test.each<[SaleDocument, string]>([
  [{ kind: 'distanceSales' }, 'distanceSales'],
  [{ kind: 'informationForm', offerId: 'o1' }, 'informationForm:o1'],
  [{ kind: 'offer', offerId: 'o2' }, 'offer:o2'],
])('%j is named and found by its name', (document, key) => {
  expect(saleDocumentKey(document)).toBe(key);
  expect(readSaleDocumentKey(saleDocumentKey(document))).toEqual(document);
});
