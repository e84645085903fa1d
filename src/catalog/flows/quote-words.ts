/** The names in addresses of quotations. Links that were sent hold them. */
export const quoteQuery = {
  line: 'line',
  quotation: 'teklif',
  step: 'adim',
  shared: 'paylasim',
  own: 'listem',
  renewal: 'yenileme',
  order: 'siparis',
} as const;

/** Beside the name of a variant, which is its key. */
export const variantMark = '1';

/** What the steps are called that every line has. Steps with questions bring their own words. */
export const stepWords = {
  offers: 'teklifler',
  compare: 'karsilastir',
  addOns: 'ek-teminatlar',
  payment: 'odeme',
  result: 'sonuc',
} as const;

/** Whether an address leads to the payment of a quotation: nothing around it is to lead away. */
export function isPaymentAddress(search: string): boolean {
  return new URLSearchParams(search).get(quoteQuery.step) === stepWords.payment;
}
