import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { firstPlace, openedPlace } from '#catalog/flows/quote-place.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';

type Named = Pick<OwnQuotation, 'HeaderGuid' | 'Line' | 'SecondHand'>;

const variantOf = ({ Line, SecondHand }: Named): LineVariant => lineVariantOf({ QueryType: Line, SecondHand });

export const offersAddress = (own: Named) =>
  quoteAddress(variantOf(own), { kind: 'offers', headerGuid: own.HeaderGuid });

export const compareAddress = (own: Named) =>
  quoteAddress(variantOf(own), { kind: 'compare', headerGuid: own.HeaderGuid });

/** Where its answers are changed, as they were given; undefined for a line that asks nothing after the first step. */
export function questionsAddress(own: Named): string | undefined {
  const place = openedPlace(quoteOf(own.Line), own.HeaderGuid);
  return place.kind === 'questions' ? quoteAddress(variantOf(own), place) : undefined;
}

export const newAddress = (own: Named) => quoteAddress(variantOf(own), firstPlace);
