import type { ReactNode, RefObject } from 'react';
import type { LineKey } from '#domain/lines.ts';
import { isOpen, type OfferView } from '../offer/offer-view.ts';
import type { Choosing } from './card/choosing.ts';
import { FirstAwaited, WaitingInsurers } from './collecting.tsx';
import { NoOffers } from './no-offers.tsx';
import { OfferList } from './offer-list.tsx';

type MainOffersProps = {
  readonly line: LineKey;
  readonly offers: readonly OfferView[];
  /** Whether answers may still come. */
  readonly collecting: boolean;
  readonly choosing: Choosing;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  /** Stands right above the cards. */
  readonly children: ReactNode;
};

/** The cards of the line, or what stands in their place while there are none. */
export function MainOffers({ line, offers, collecting, choosing, heading, onBack, children }: MainOffersProps) {
  const open = offers.filter(isOpen);
  if (open.length === 0 && !collecting) return <NoOffers asked={offers} onBack={onBack} />;
  return (
    <>
      {open.length === 0 ? (
        <FirstAwaited />
      ) : (
        <OfferList line={line} offers={open} choosing={choosing} heading={heading}>
          {children}
        </OfferList>
      )}
      {collecting && <WaitingInsurers offers={offers} />}
    </>
  );
}
