import type { ComparedCell } from '#catalog/coverages/compared.ts';
import type { OfferView } from '../offer/offer-view.ts';

export type CompareRow = {
  readonly key: string;
  readonly label: string;
  readonly about: string | undefined;
  readonly highlighted: boolean;
  /** One for each offer, by its id. */
  readonly cells: ReadonlyMap<string, ComparedCell>;
};

export const cellsBy = (offers: readonly OfferView[], cell: (offer: OfferView) => ComparedCell) =>
  new Map(offers.map((offer) => [offer.id, cell(offer)]));
