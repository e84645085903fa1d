import type { Kurus } from '#domain/money.ts';
import type { InsurerOffer, QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';
import { failed } from './failed.ts';
import { arePlausiblePeople, isPlausibleForeign, settledPeople } from './plausible-parts.ts';

const dayMs = 24 * 60 * 60 * 1000;
const farthestDays = 400;
const mostGross: Kurus = 5_000_000 * 100;

function isPlausibleGross(gross: Kurus, { priceFloor }: QuoteRequest): boolean {
  return Number.isSafeInteger(gross) && gross >= priceFloor && gross <= mostGross;
}

function arePlausiblePlans({ gross, installments }: InsurerOffer, request: QuoteRequest): boolean {
  const counts = new Set(installments.map(({ count }) => count));
  const single = installments.find(({ count }) => count === 1);
  return (
    counts.size === installments.length &&
    single?.gross === gross &&
    installments.every(
      ({ count, gross: total }) => Number.isInteger(count) && count >= 1 && isPlausibleGross(total, request),
    )
  );
}

/** Validity is measured against the coverage asked for: nothing here knows what time it is. */
function isPlausibleDate(moment: Date, { start }: QuoteRequest): boolean {
  const days = Math.floor((moment.getTime() - Date.parse(`${start}T00:00:00Z`)) / dayMs);
  return days >= -farthestDays && days <= farthestDays;
}

export function isPlausible(offer: InsurerOffer, request: QuoteRequest): boolean {
  return (
    offer.proposalNumber !== '' &&
    Number.isSafeInteger(offer.net) &&
    offer.net > 0 &&
    offer.gross >= offer.net &&
    isPlausibleGross(offer.gross, request) &&
    arePlausiblePlans(offer, request) &&
    arePlausiblePeople(offer, request) &&
    isPlausibleDate(offer.validUntil, request) &&
    isPlausibleForeign(offer)
  );
}

/** Each proposal once. What is said twice in the same words is one; undefined where it is said in two ways. */
function eachOnce(offers: readonly InsurerOffer[]): readonly InsurerOffer[] | undefined {
  const byNumber = new Map<string, InsurerOffer>();
  for (const offer of offers) {
    const said = byNumber.get(offer.proposalNumber);
    if (said && JSON.stringify(said) !== JSON.stringify(offer)) return undefined;
    byNumber.set(offer.proposalNumber, offer);
  }
  return [...byNumber.values()];
}

/** One offer that cannot be true, or is two, makes the whole answer one nobody should see. */
export function checkPlausibility(answer: QuoteAnswer, request: QuoteRequest): QuoteAnswer {
  if (answer.kind !== 'offers') return answer;
  const offers = answer.offers.every((offer) => isPlausible(offer, request)) ? eachOnce(answer.offers) : undefined;
  return offers && offers.length > 0 ? { ...answer, offers: offers.map(settledPeople) } : failed('implausible');
}
