import { useEffect, useState } from 'react';
import { site } from '#config/site.ts';
import type { OfferList } from '#contracts/calls/offer.ts';
import { siteLivePath } from '#contracts/live-offers.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { useStore } from '../../ui/use-store.ts';
import { begunWith, followOffers, type Sources } from './follow-offers.ts';
import { pollSource } from './poll-source.ts';
import { socketSource } from './socket-source.ts';

const pollMs = 1500;

/** The socket where the site has one, polling beside it. */
export function sourcesOf(headerGuid: string, socketActive: boolean = site.socketActive): Sources {
  const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${siteLivePath}`;
  return {
    socket: socketActive ? (listener) => socketSource(address(), headerGuid)(listener) : undefined,
    poll: pollSource(browserHttp, headerGuid, pollMs),
  };
}

/** The offers of a quotation as they arrive, after those that are there already. */
export function useOffers(headerGuid: string, list?: OfferList) {
  const [begun] = useState(() => begunWith(list, Date.now()));
  const [follower] = useState(() => followOffers(sourcesOf(headerGuid), undefined, begun));
  useEffect(() => follower.start(), [follower]);
  return { ...useStore(follower.followed, begun), readAgain: follower.readAgain };
}
