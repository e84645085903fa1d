import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { myOffersTexts as words } from '#messages/my-offers.ts';
import { createCompareStore, readCompared } from '../../offer/compare-store.ts';
import { readOffer } from '../../offer/offer-view.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useAccountCall } from '../use-account-call.ts';
import { cheapestOffers } from './cheapest.ts';
import { compareAddress, offersAddress } from './quotation-ways.ts';

/** What can be done with a quotation from afar. A failure is told and leads nowhere. */
export function useQuotationActions(own: OwnQuotation) {
  const call = useAccountCall();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'asking' | 'comparing'>();
  const { HeaderGuid } = own;

  async function askAgain(): Promise<void> {
    setBusy('asking');
    const reply = await call('askOffersAgain', { HeaderGuid });
    setBusy(undefined);
    if (!reply?.Success) return;
    showToast({ kind: 'info', text: words.askedAgain });
    await navigate(offersAddress(own));
  }

  /** What was picked last stands; who picked nothing sees the cheapest side by side. */
  async function compare(): Promise<void> {
    if (readCompared(HeaderGuid).length < 2) {
      setBusy('comparing');
      const reply = await call('listOffers', { HeaderGuid });
      setBusy(undefined);
      if (!reply?.Success) return;
      createCompareStore(HeaderGuid).set(cheapestOffers(reply.Data.Offers.map(readOffer), own.Line));
    }
    await navigate(compareAddress(own));
  }

  return { busy, askAgain, compare };
}
