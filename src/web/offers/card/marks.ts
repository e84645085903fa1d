import { personConditions } from '#catalog/prices/price-part-texts.ts';
import type { Shortfall } from '#domain/quote/equal-coverage.ts';
import { formatForeign } from '#domain/quote/foreign-price.ts';
import { type AskedMinimum, minimumMet } from '#domain/quote/official-minimum.ts';
import { offerCardTexts } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

const words = offerCardTexts.marks;

/** What a card says in a few words and its details say whole. */
export type Mark = { readonly look: 'good' | 'warning' | 'plain'; readonly text: string };

const minimumLooks = { met: 'good', notMet: 'warning', unknown: 'plain' } as const;

function minimumMark(offer: OpenOffer, minimum: AskedMinimum | undefined): readonly Mark[] {
  if (!minimum || offer.coverageState !== 'told') return [];
  const { kind } = minimumMet(minimum, offer.coverages);
  return [{ look: minimumLooks[kind], text: words.minimum[minimum.of][kind] }];
}

const counted = (count: number, text: (count: number) => string): readonly Mark[] =>
  count > 0 ? [{ look: 'warning', text: text(count) }] : [];

type Told = {
  readonly minimum: AskedMinimum | undefined;
  readonly shortfalls: readonly Shortfall[];
  /** Whether the covers themselves are said elsewhere. */
  readonly isRow: boolean;
};

/** What decides and has no room of its own on the card, what matters most first. */
export function marksOf(offer: OpenOffer, { minimum, shortfalls, isRow }: Told): readonly Mark[] {
  const missing = (why: Shortfall['why']) => shortfalls.filter((shortfall) => shortfall.why === why).length;
  const plain = (isSaid: boolean, text: string): readonly Mark[] => (isSaid ? [{ look: 'plain', text }] : []);
  return [
    ...minimumMark(offer, minimum),
    ...counted(missing('less'), words.shortfalls),
    ...counted(missing('unknown'), words.untold),
    ...counted(offer.warnings.length, words.warnings),
    ...(offer.personPrices.some((person) => personConditions(person).length > 0)
      ? [{ look: 'warning', text: words.personTerms } as const]
      : []),
    ...plain(isRow && offer.coverageState === 'coming', words.coming),
    ...plain(offer.coverageState === 'untold', words.coverUntold),
    ...(offer.foreignPrice ? plain(true, formatForeign(offer.foreignPrice.gross, offer.foreignPrice.currency)) : []),
  ];
}
