/** How a text before the payment is asked for: its kind, and the offer it belongs to where it has one. */
export function documentModel(key: string) {
  const [DocumentKey = '', OfferGuid] = key.split(':');
  return { DocumentKey, ...(OfferGuid ? { OfferGuid } : {}) };
}
