import { useState } from 'react';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import type { LineKey } from '#domain/lines.ts';
import { browserHttp } from '../../http/browser-http.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

type Asked = { readonly headerGuid: string; readonly line: LineKey; readonly onAsked: (offer: OfferView) => void };

/** The call that asks one insurer again; an add-on beside the line is named. */
export function retryCall({ headerGuid, line }: Omit<Asked, 'onAsked'>, offer: OfferView) {
  return {
    id: quotePageOf(line).call,
    model: {
      HeaderGuid: headerGuid,
      InsuranceFirm: offer.insurer,
      ...(offer.line === line ? {} : { QueryType: offer.line }),
    },
  } as const;
}

/** Asks an insurer once more. A failure is told; the answer itself comes with the other offers. */
export function useRetry({ headerGuid, line, onAsked }: Asked) {
  const [asking, setAsking] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  async function ask(offer: OfferView): Promise<void> {
    setAsking((ids) => [...ids, offer.id]);
    const { id, model } = retryCall({ headerGuid, line }, offer);
    const reply = await browserHttp.call(id, model);
    setAsking((ids) => ids.filter((known) => known !== offer.id));
    if (!reply?.Success) return showToast(failureToast(reply));
    setAsked((ids) => [...ids, offer.id]);
    onAsked(offer);
  }
  return { asking, asked, ask };
}
export type Retry = ReturnType<typeof useRetry>;
