import { expect, test } from 'vitest';
import { type DeclineCause, declineCauseOf } from '#domain/quote/decline-cause.ts';
import { reasons } from './reasons.ts';

/** Sentences of everything but a question for a price. */
const afterwards: readonly (keyof typeof reasons)[] = [
  'lineNotSold',
  'review',
  'noReview',
  'noPhotos',
  'expired',
  'priceChanged',
  'noProposal',
  'noPolicy',
  'noCancellation',
  'noDocument',
  'alreadyIssued',
  'otherProposal',
  'installmentCount',
  'notSoldOnline',
];

/** Sentences that mean what another means. */
const sameAs: Readonly<Partial<Record<keyof typeof reasons, DeclineCause>>> = {
  oneAge: 'age',
  onePerson: 'person',
  forbiddenBreed: 'breed',
  petTooYoung: 'petAge',
  petTooOld: 'petAge',
};

test('every sentence with which an insurer declines a question is known by its cause', () => {
  for (const [key, sentence] of Object.entries(reasons) as [keyof typeof reasons, string][]) {
    const expected = afterwards.includes(key) ? undefined : (sameAs[key] ?? key);
    expect(declineCauseOf(sentence), sentence).toBe(expected);
  }
});
