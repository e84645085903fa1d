import { useEffect } from 'react';
import type { LineKey } from '#domain/lines.ts';
import { keepBeside } from '../../offer/beside-store.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { hasBeside } from './add-on-groups.ts';

type Asked = { readonly headerGuid: string; readonly line: LineKey; readonly offers: readonly OfferView[] };

/** Keeps for the comparison and the payment whether there is anything to add. */
export function useKeptBeside({ headerGuid, line, offers }: Asked): void {
  const isTold = offers.length > 0;
  const isOffered = hasBeside(line, offers);
  useEffect(() => {
    if (isTold) keepBeside(headerGuid, isOffered);
  }, [headerGuid, isTold, isOffered]);
}
