import { addOnsOf } from '#catalog/lines/add-ons.ts';
import type { LineKey } from '#domain/lines.ts';
import { isOpen, isPayable, type OfferView, type OpenOffer } from '../../offer/offer-view.ts';

export type AddOnGroup = {
  readonly line: LineKey;
  /** What was bought, then the cheapest first; those that cannot be bought here come last. */
  readonly open: readonly OpenOffer[];
  /** What was bought before its price ran out. */
  readonly had: readonly OfferView[];
  readonly waiting: boolean;
  /** Insurers that look before they answer. */
  readonly looking: readonly OfferView[];
  /** Insurers that can be asked once more. */
  readonly askable: readonly OfferView[];
};

const mayCome = ({ state }: OfferView) => state === 'waiting' || state === 'review';

/** Whether anything is on offer beside a line, or may still be. */
export function hasBeside(main: LineKey, offers: readonly OfferView[]): boolean {
  return offers.some((offer) => offer.line !== main && ((isOpen(offer) && !offer.bought) || mayCome(offer)));
}

/** Whether any of that can be added here, or may still be. */
export function canAddBeside(main: LineKey, offers: readonly OfferView[]): boolean {
  return offers.some((offer) => offer.line !== main && (isPayable(offer) || mayCome(offer)));
}

const rankOf = ({ bought, mode }: OpenOffer) => (bought ? 0 : mode === 'buyable' ? 1 : 2);

const byPrice = (one: OpenOffer, other: OpenOffer) =>
  rankOf(one) - rankOf(other) || one.price - other.price || (one.id < other.id ? -1 : 1);

/** What came for the add-ons beside a line: its usual ones first, each with its offers by price. */
export function addOnGroups(main: LineKey, offers: readonly OfferView[]): readonly AddOnGroup[] {
  const beside = offers.filter(({ line }) => line !== main);
  const known = [...new Set([...addOnsOf(main), ...beside.map(({ line }) => line)])];
  return known
    .map((line) => beside.filter((offer) => offer.line === line))
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      return {
        line: first.line,
        open: own.filter(isOpen).toSorted(byPrice),
        had: own.filter((offer) => offer.bought && !isOpen(offer)),
        looking: own.filter(({ state }) => state === 'review'),
        waiting: own.some(({ state }) => state === 'waiting'),
        askable: own.filter(({ retryable }) => retryable),
      };
    });
}
