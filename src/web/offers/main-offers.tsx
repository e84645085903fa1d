import type { ReactNode } from 'react';
import type { OfferView } from '../offer/offer-view.ts';
import type { ArrangedOffers } from './arrange/use-arrangement.ts';
import type { Choosing } from './card/choosing.ts';
import { FirstAwaited, WaitingInsurers } from './collecting.tsx';
import { NoOffers } from './no-offers.tsx';
import { OfferList } from './offer-list.tsx';

type MainOffersProps = {
  readonly offers: readonly OfferView[];
  readonly arranged: ArrangedOffers;
  /** Whether answers may still come. */
  readonly collecting: boolean;
  readonly choosing: Choosing;
  readonly onBack: () => void;
  /** Stands right above the cards. */
  readonly children: ReactNode;
};

/** The cards of the line, or what stands in their place while there are none. */
export function MainOffers({ offers, arranged, collecting, choosing, onBack, children }: MainOffersProps) {
  const isEmpty = arranged.offers.length === 0;
  if (isEmpty && !collecting) return <NoOffers asked={offers} onBack={onBack} />;
  return (
    <>
      {isEmpty ? (
        <FirstAwaited />
      ) : (
        <OfferList arranged={arranged} choosing={choosing}>
          {children}
        </OfferList>
      )}
      {collecting && <WaitingInsurers offers={offers} />}
    </>
  );
}
