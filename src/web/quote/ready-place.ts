import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import { readyPart } from '../ui/use-lazy-part.ts';
import { isDrawnWhole } from './drawn-whole.ts';
import { stepParts } from './step-parts.ts';

/** Has the code of a place that is drawn whole at hand: on the server before it is drawn, in the browser before it is taken up. */
export async function readyPlace(place: QuotePlace): Promise<void> {
  if (isDrawnWhole(place)) await readyPart(stepParts.offers);
}
