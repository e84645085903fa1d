import type { LineKey } from '#domain/lines.ts';
import { basketWith } from '#domain/quote/basket.ts';
import { beginPayment } from '../../offer/begin-payment.ts';
import type { OfferView, OpenOffer } from '../../offer/offer-view.ts';
import { useSameFunction } from '../../ui/use-same-function.ts';
import { hasBeside } from '../add-ons/add-on-groups.ts';
import { useKeptBeside } from '../add-ons/use-kept-beside.ts';
import { useBasket } from './use-basket.ts';

type Buying = {
  readonly headerGuid: string;
  readonly line: LineKey;
  readonly offers: readonly OfferView[];
  readonly onAddOns: () => void;
  readonly onPay: () => void;
};

/** Puts an offer into the basket and leads on: past what is offered beside it, where anything is, to the payment. */
export function useBuying({ headerGuid, line, offers, onAddOns, onPay }: Buying) {
  const { priced } = useBasket(headerGuid, offers);
  useKeptBeside({ headerGuid, line, offers });
  return useSameFunction((main: OpenOffer): void => {
    beginPayment(headerGuid, basketWith(main, priced.addOns), [main, ...priced.addOns]);
    if (hasBeside(line, offers)) onAddOns();
    else onPay();
  });
}
