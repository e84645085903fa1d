import { expect, test, vi } from 'vitest';
import { quoteAddress } from '#catalog/flows/quote-address.ts';
import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import type { LineKey } from '#domain/lines.ts';
import { movesFrom } from './quote-moves.ts';

const headerGuid = '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001';

function movesAt(line: LineKey, place: QuotePlace) {
  const addressOf = (at: QuotePlace) => quoteAddress({ line, variant: undefined }, at);
  const navigation = { go: vi.fn(), replace: vi.fn(), back: vi.fn(), addressOf };
  return { ...navigation, ...movesFrom(place, quoteOf(line), navigation) };
}

test.each<[LineKey, QuotePlace, QuotePlace]>([
  ['kasko', { kind: 'questions', step: 'vehicle', headerGuid: undefined }, { kind: 'first' }],
  ['kasko', { kind: 'offers', headerGuid }, { kind: 'questions', step: 'vehicle', headerGuid }],
  ['seyahat', { kind: 'questions', step: 'trip', headerGuid }, { kind: 'questions', step: 'people', headerGuid }],
  ['yabanci', { kind: 'offers', headerGuid }, { kind: 'first' }],
])('%s at %o goes back to %o', (line, place, to) => {
  const { toPrevious, back } = movesAt(line, place);
  void toPrevious();
  expect(back).toHaveBeenCalledExactlyOnceWith(to);
});

test.each<[LineKey, QuotePlace, QuotePlace]>([
  ['kasko', { kind: 'questions', step: 'vehicle', headerGuid }, { kind: 'offers', headerGuid }],
  ['seyahat', { kind: 'questions', step: 'people', headerGuid }, { kind: 'questions', step: 'trip', headerGuid }],
  ['seyahat', { kind: 'questions', step: 'trip', headerGuid }, { kind: 'offers', headerGuid }],
])('%s at %o goes on to %o', (line, place, to) => {
  const { toNext, go } = movesAt(line, place);
  void toNext();
  expect(go).toHaveBeenCalledExactlyOnceWith(to);
});

test.each<[LineKey, QuotePlace]>([
  ['kasko', { kind: 'questions', step: 'vehicle', headerGuid }],
  ['seyahat', { kind: 'questions', step: 'trip', headerGuid }],
])('%s: an answer that mends an offer is given at %o', (line, to) => {
  const { toField, go } = movesAt(line, { kind: 'offers', headerGuid });
  void toField(['PolicyStart']);
  expect(go).toHaveBeenCalledExactlyOnceWith(to, ['PolicyStart']);
});

test('from a result the offers are a step on, so that going back shows the result again', () => {
  const offers = { kind: 'offers', headerGuid };
  const result = movesAt('kasko', { kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5' });
  void result.toOffers();
  expect([result.go.mock.calls, result.back.mock.calls]).toEqual([[[offers]], []]);
  const payment = movesAt('kasko', { kind: 'payment', headerGuid });
  void payment.toOffers();
  expect([payment.go.mock.calls, payment.back.mock.calls]).toEqual([[], [[offers]]]);
});

test('add-ons are a step on from the offers and the comparison, and a step back from the payment', () => {
  const addOns = { kind: 'addOns', headerGuid };
  for (const kind of ['offers', 'compare'] as const) {
    const { toAddOns, go, back } = movesAt('kasko', { kind, headerGuid });
    void toAddOns();
    expect([go.mock.calls, back.mock.calls]).toEqual([[[addOns]], []]);
  }
  const payment = movesAt('kasko', { kind: 'payment', headerGuid });
  void payment.toAddOns();
  expect([payment.go.mock.calls, payment.back.mock.calls]).toEqual([[], [[addOns]]]);
});

test('from the add-ons one goes back to the offers and on to the payment', () => {
  const { toOffers, toPayment, go, back } = movesAt('kasko', { kind: 'addOns', headerGuid });
  void toOffers();
  void toPayment();
  expect(back).toHaveBeenCalledExactlyOnceWith({ kind: 'offers', headerGuid });
  expect(go).toHaveBeenCalledExactlyOnceWith({ kind: 'payment', headerGuid });
});

test('a result takes the place of its payment', () => {
  const { toResult, replace } = movesAt('kasko', { kind: 'payment', headerGuid });
  void toResult('K7Q2M4X9R1T5');
  expect(replace).toHaveBeenCalledExactlyOnceWith({ kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5' });
});

test('whoever changes the answers finds the offers again by going back', () => {
  const { toAnswers, go, back } = movesAt('kasko', { kind: 'offers', headerGuid });
  void toAnswers();
  expect(go).toHaveBeenCalledExactlyOnceWith({ kind: 'questions', step: 'vehicle', headerGuid });
  expect(back).not.toHaveBeenCalled();
});

test('steps behind have an address, the present one and those ahead have none', () => {
  const { addressOfStep } = movesAt('kasko', { kind: 'offers', headerGuid });
  expect(addressOfStep('identity')).toBe('/trafik/kasko-teklif');
  expect(addressOfStep('vehicle')).toBe(`/trafik/kasko-teklif?teklif=${headerGuid}`);
  for (const step of ['offers', 'payment'] as const) expect(addressOfStep(step)).toBeUndefined();
});

test('nobody is led back from what is paid', () => {
  const { addressOfStep } = movesAt('kasko', { kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5' });
  for (const step of ['identity', 'vehicle', 'offers'] as const) expect(addressOfStep(step)).toBeUndefined();
});
