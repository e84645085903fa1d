import { describe, expect, test } from 'vitest';
import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { exampleQuotation } from '#testing/example-quotation.ts';
import { type Aside, stageOf, stepOfStage } from './quote-stage.ts';

const { HeaderGuid: headerGuid } = exampleQuotation();
const nothing = { aside: undefined, model: undefined, quotation: undefined, failed: false };
const model = { NationalNumber: '11111111110', Phone: '5550000001' };

describe('what is shown at a step with questions', () => {
  const searching: QuotePlace = { kind: 'questions', step: 'vehicle', headerGuid: undefined };
  const opened: QuotePlace = { kind: 'questions', step: 'vehicle', headerGuid };

  test('before a quotation is open, its questions wait for the answers of the first step', () => {
    expect(stageOf({ ...nothing, place: searching }).kind).toBe('opening');
    expect(stageOf({ ...nothing, place: searching, model })).toEqual({ kind: 'questions', step: 'vehicle' });
  });

  test('an open quotation is awaited, shown, or said not to come', () => {
    expect(stageOf({ ...nothing, place: opened, model }).kind).toBe('opening');
    expect(stageOf({ ...nothing, place: opened, quotation: exampleQuotation() }).kind).toBe('questions');
    expect(stageOf({ ...nothing, place: opened, failed: true })).toEqual({ kind: 'openFailed', step: 'vehicle' });
  });
});

test('any other place is shown as it is, and nothing of it waits for the quotation', () => {
  const place: QuotePlace = { kind: 'offers', headerGuid };
  expect(stageOf({ ...nothing, place, failed: true })).toBe(place);
});

test('add-ons are on the way to payment, no step of their own', () => {
  expect(stepOfStage(quoteOf('kasko'), { kind: 'addOns', headerGuid })).toBe('payment');
});

test('a question in passing stands before the place', () => {
  const aside: Aside = { kind: 'birthdate', model };
  expect(stageOf({ ...nothing, place: { kind: 'first' }, aside })).toBe(aside);
  expect(stepOfStage(quoteOf('kasko'), aside)).toBe('identity');
});
