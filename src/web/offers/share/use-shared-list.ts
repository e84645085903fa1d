import { useEffect, useState } from 'react';
import type { SharedOfferList } from '#contracts/calls/offer.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../../http/browser-http.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { type OfferView, readOffer } from '../../offer/offer-view.ts';

export type SharedList = Pick<SharedOfferList, 'Line' | 'State' | 'Vehicle' | 'Insured' | 'SecondHand'> & {
  readonly offers: readonly OfferView[];
  readonly serverTime: number;
  readonly skew: number;
};

export type SharedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly list: SharedList };

/** A token that cannot be one is as gone as one that has run out. */
const goneCodes: readonly number[] = [outcomes.notFound.code, outcomes.validation.code];

export async function readShared(http: HttpLayer, token: string): Promise<SharedState> {
  const reply = await http.call('sharedOffers', { Token: token });
  if (reply && goneCodes.includes(reply.StatusCode)) return { kind: 'gone' };
  if (!reply?.Success) return { kind: 'failed' };
  const { Line, State, Vehicle, Insured, SecondHand, Offers, ServerTime } = reply.Data;
  const serverTime = Date.parse(ServerTime);
  const offers = Offers.map(readOffer);
  return {
    kind: 'read',
    list: { Line, State, Vehicle, Insured, SecondHand, offers, serverTime, skew: serverTime - Date.now() },
  };
}

const againMs = 3000;

/** The list behind a link; while insurers are still answering it is read again. */
export function useSharedList(token: string) {
  const [state, setState] = useState<SharedState>({ kind: 'loading' });
  const [asked, setAsked] = useState({ token });
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    async function read(known?: SharedState): Promise<void> {
      const next = await readShared(browserHttp, asked.token);
      if (!wanted) return;
      // A list that is there outlives a reading that failed.
      const kept = next.kind === 'failed' && known ? known : next;
      setState(kept);
      if (kept.kind === 'read' && kept.list.State === 'collecting') timer = setTimeout(() => void read(kept), againMs);
    }
    void read();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return { state, readAgain: () => setAsked({ token }) };
}
