import type { QuestionStepKey, Step, StepKey } from '../lines/steps.ts';
import { nextStep, stepOfKind, type Way } from './steps.ts';

/** Where a quotation stands. */
export type QuotePlace =
  | { readonly kind: 'first' }
  /** A step with questions. Until what is insured was looked for, no quotation is open. */
  | { readonly kind: 'questions'; readonly step: QuestionStepKey; readonly headerGuid: string | undefined }
  | { readonly kind: 'offers'; readonly headerGuid: string }
  | { readonly kind: 'compare'; readonly headerGuid: string }
  /** The offer is chosen; what is offered beside it can be added on the way to payment. */
  | { readonly kind: 'addOns'; readonly headerGuid: string }
  | { readonly kind: 'payment'; readonly headerGuid: string }
  /** Token: of the link in the buyer's mail, by which a code to the phone opens it on any device. */
  | {
      readonly kind: 'result';
      readonly headerGuid: string;
      readonly reference: string;
      readonly token?: string | undefined;
    }
  /** It means a result, and names none. */
  | { readonly kind: 'lostResult' }
  | { readonly kind: 'shared'; readonly token: string }
  /** Behind the link of a mail to its owner: nothing is shown before the code. */
  | { readonly kind: 'own'; readonly token: string }
  | { readonly kind: 'renewal'; readonly token: string };

export const firstPlace: QuotePlace = { kind: 'first' };

/** The quotation that a place belongs to. */
export function quotationAt(place: QuotePlace): string | undefined {
  return 'headerGuid' in place ? place.headerGuid : undefined;
}

/** Where a quotation stands at a step. Offers belong to one that is open. */
export function placeAt(step: Step, headerGuid: string | undefined): QuotePlace {
  switch (step.kind) {
    case 'identity':
      return firstPlace;
    case 'questions':
      return { kind: step.kind, step: step.key, headerGuid };
    case 'offers':
    case 'payment':
      if (headerGuid === undefined) throw new RangeError(`No quotation is open at ${step.key}`);
      return { kind: step.kind, headerGuid };
    default:
      return step satisfies never;
  }
}

/** Where a quotation begins once it is open. */
export function openedPlace(way: Way, headerGuid: string): QuotePlace {
  return placeAt(nextStep(way, 'identity'), headerGuid);
}

/** The step that a place belongs to. */
export function stepOfPlace(way: Way, place: QuotePlace): StepKey {
  switch (place.kind) {
    case 'first':
    case 'renewal':
      return stepOfKind(way, 'identity').key;
    case 'questions':
      return place.step;
    case 'offers':
    case 'compare':
    case 'shared':
    case 'own':
      return stepOfKind(way, 'offers').key;
    case 'addOns':
    case 'payment':
    case 'result':
    case 'lostResult':
      return stepOfKind(way, 'payment').key;
    default:
      return place satisfies never;
  }
}
