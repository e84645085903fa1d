import type { OpenOffer } from '../../offer/offer-view.ts';
import type { Comparing } from '../../offer/use-compared.ts';

/** What can be done with an offer of a list that is not only looked at. */
export type Choosing = {
  readonly onBuy: (offer: OpenOffer) => void;
  readonly comparing: Pick<Comparing, 'chosen' | 'toggle'>;
};
