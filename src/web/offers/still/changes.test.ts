import { expect, test } from 'vitest';
import { anOffer, noOffer } from '#testing/sample-offers.ts';
import { heldBack, staysInPlace } from './changes.ts';

const shown = [anOffer('a'), noOffer('b', { state: 'waiting' })];

test('covers that come later change a card in its place', () => {
  expect(
    staysInPlace(shown, [anOffer('a', { coverages: new Map(), coverageState: 'coming' }), shown[1] ?? anOffer('b')]),
  ).toBe(true);
});

test('a new card, a new price or a new state moves cards', () => {
  expect(staysInPlace(shown, [...shown, anOffer('c')])).toBe(false);
  expect(staysInPlace(shown, [anOffer('a', { price: 1 }), noOffer('b', { state: 'waiting' })])).toBe(false);
  expect(staysInPlace(shown, [anOffer('a'), anOffer('b')])).toBe(false);
});

test('only offers that can be had are announced as new', () => {
  expect(heldBack(shown, [anOffer('a'), anOffer('b'), anOffer('c'), noOffer('d')])).toBe(2);
  expect(heldBack(shown, shown)).toBe(0);
});
