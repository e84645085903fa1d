import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import { site } from '#config/site.ts';

/** So long a page waits for its offers; the browser asks for those that are later. */
export const offersPatienceMs = 2000;

/** Whether the server draws a place whole, with what is known of its quotation. */
export function isDrawnWhole(place: QuotePlace): place is Extract<QuotePlace, { kind: 'offers' }> {
  return place.kind === 'offers' && site.offerListActive;
}
