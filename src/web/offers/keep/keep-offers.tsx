import type { LineVariant } from '#catalog/flows/variants.ts';
import { ShareOffers } from '../share/share-offers.tsx';

type KeepOffersProps = LineVariant & { readonly headerGuid: string };

/** The ways to take the offers along. */
export function KeepOffers(props: KeepOffersProps) {
  return <ShareOffers {...props} />;
}
