import { placeAt, type QuotePlace, quotationAt, stepOfPlace } from '#catalog/flows/quote-place.ts';
import { nextStep, previousStep, type Way } from '#catalog/flows/steps.ts';
import type { useQuotePlace } from './use-quote-place.ts';

type Navigation = Pick<ReturnType<typeof useQuotePlace>, 'go' | 'replace' | 'back'>;

/** Where the buttons of a step lead. */
export function movesFrom(place: QuotePlace, way: Way, { go, replace, back }: Navigation) {
  const headerGuid = quotationAt(place);
  const step = stepOfPlace(way, place);
  return {
    toPrevious: () => back(placeAt(previousStep(way, step), headerGuid)),
    toNext: () => go(placeAt(nextStep(way, step), headerGuid)),
    toOffers: () => headerGuid && (place.kind === 'result' ? go : back)({ kind: 'offers', headerGuid }),
    toCompare: () => headerGuid && go({ kind: 'compare', headerGuid }),
    toAddOns: () => headerGuid && (place.kind === 'payment' ? back : go)({ kind: 'addOns', headerGuid }),
    toPayment: () => headerGuid && go({ kind: 'payment', headerGuid }),
    /** In place of a payment that is no longer needed. */
    toResult: (reference: string) => headerGuid && replace({ kind: 'result', headerGuid, reference }),
  };
}
