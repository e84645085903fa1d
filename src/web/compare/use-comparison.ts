import { useEffect, useState } from 'react';
import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { type OfferView, readOffer } from '../offer/offer-view.ts';

export type Comparison =
  | { readonly kind: 'loading' | 'failed' }
  /** One of the offers is no longer there. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'offers'; readonly offers: readonly OfferView[] };

export async function askComparison(
  http: HttpLayer,
  headerGuid: string,
  ids: readonly string[],
): Promise<Exclude<Comparison, { kind: 'loading' }>> {
  const reply = await http.call('comparePackages', { HeaderGuid: headerGuid, OfferGuids: ids });
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'offers', offers: reply.Data.Offers.map(readOffer) };
  return { kind: reply?.StatusCode === outcomes.notFound.code ? 'gone' : 'failed' };
}

type Answer = { readonly to: string; readonly comparison: Comparison };

/** The chosen offers as the server knows them now. What is taken out needs no new question. */
export function useComparison(headerGuid: string, ids: readonly string[]) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const [asked] = useState(ids);
  const question = `${headerGuid} ${asked.join()} ${tries}`;
  useEffect(() => {
    if (asked.length === 0) return;
    let wanted = true;
    void askComparison(browserHttp, headerGuid, asked).then((comparison) => {
      if (wanted) setAnswer({ to: question, comparison });
    });
    return () => {
      wanted = false;
    };
  }, [headerGuid, asked, question]);
  const comparison: Comparison = answer?.to === question ? answer.comparison : { kind: 'loading' };
  return { comparison, retry: () => setTries((count) => count + 1) };
}
