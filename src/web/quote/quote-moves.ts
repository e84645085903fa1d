import { placeAt, type QuotePlace, quotationAt, stepOfPlace } from '#catalog/flows/quote-place.ts';
import { findStep, isReached, nextStep, previousStep, type Way } from '#catalog/flows/steps.ts';
import type { StepKey } from '#catalog/lines/steps.ts';
import type { useQuotePlace } from './use-quote-place.ts';

type Navigation = Pick<ReturnType<typeof useQuotePlace>, 'go' | 'replace' | 'back' | 'addressOf'>;

/** Nobody goes back from what is paid, and a link from a message begins nowhere before itself. */
const ofNoWayBack: readonly QuotePlace['kind'][] = ['result', 'lostResult', 'shared', 'own', 'renewal'];

/** Where the buttons of a step lead. */
export function movesFrom(place: QuotePlace, way: Way, { go, replace, back, addressOf }: Navigation) {
  const headerGuid = quotationAt(place);
  const step = stepOfPlace(way, place);
  return {
    /** Where a step that lies behind is found again. */
    addressOfStep: (key: StepKey) =>
      key === step || !isReached(way, key, step) || ofNoWayBack.includes(place.kind)
        ? undefined
        : addressOf(placeAt(findStep(way, key), headerGuid)),
    /** To the answers, so that the browser's way back leads to the offers again. */
    toAnswers: () => go(placeAt(previousStep(way, step), headerGuid)),
    toPrevious: () => back(placeAt(previousStep(way, step), headerGuid)),
    /** Back to the questions, to a field that somebody was told of. */
    toField: (fields: readonly string[]) => go(placeAt(previousStep(way, step), headerGuid), fields),
    toNext: () => go(placeAt(nextStep(way, step), headerGuid)),
    toOffers: () => headerGuid && (place.kind === 'result' ? go : back)({ kind: 'offers', headerGuid }),
    toCompare: () => headerGuid && go({ kind: 'compare', headerGuid }),
    toAddOns: () => headerGuid && (place.kind === 'payment' ? back : go)({ kind: 'addOns', headerGuid }),
    toPayment: () => headerGuid && go({ kind: 'payment', headerGuid }),
    /** In place of a payment that is no longer needed. */
    toResult: (reference: string) => headerGuid && replace({ kind: 'result', headerGuid, reference }),
  };
}
