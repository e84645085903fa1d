import { expect, test } from 'vitest';
import { isAnswered, mayAskAgain, mayMove, offerStates } from './offer-state.ts';

test('what is looked at has been answered, ends in a price, in no or in silence, and is not asked again', () => {
  expect(offerStates.filter((state) => mayMove('review', state))).toEqual(['active', 'declined', 'failed']);
  expect(isAnswered('review')).toBe(true);
  expect(mayAskAgain('review')).toBe(false);
});
