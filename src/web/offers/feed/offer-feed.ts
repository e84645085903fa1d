import type { LineKey } from '#domain/lines.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import type { FeedMessage } from './read-list.ts';

/** All that is known of a quotation's offers. */
export type OfferFeed = Omit<FeedMessage, 'full' | 'offers'> & { readonly offers: ReadonlyMap<string, OfferView> };

const byId = (offers: readonly OfferView[]) => new Map(offers.map((offer) => [offer.id, offer]));

function begin({ full: _full, ...message }: FeedMessage): OfferFeed {
  return { ...message, offers: byId(message.offers) };
}

/** Whether a message tells something newer than what is known, or at least the same place later. */
function isNews({ cursor, serverTime }: OfferFeed, message: FeedMessage): boolean {
  if (message.cursor.round !== cursor.round) return message.full && message.cursor.round > cursor.round;
  if (message.cursor.revision !== cursor.revision) return message.cursor.revision > cursor.revision;
  return message.serverTime >= serverTime;
}

/**
 * Takes one message in. Every connection goes on from the cursor known when it opened, so a newer message holds all that
 * changed in between; an older one, or one told twice, adds nothing and is left out.
 */
export function takeMessage(feed: OfferFeed | undefined, message: FeedMessage): OfferFeed {
  if (!feed) return begin(message);
  if (!isNews(feed, message)) return feed;
  if (message.full) return begin(message);
  return { ...begin(message), offers: new Map([...feed.offers, ...byId(message.offers)]) };
}

/** Whether answers may still come, for the line or for what is offered beside it. */
export function isCollecting({ state, offers }: OfferFeed): boolean {
  return state === 'collecting' || [...offers.values()].some((offer) => offer.state === 'waiting');
}

/** How many insurers look first before they answer, for the line. */
export function lookingCount({ offers }: OfferFeed, line: LineKey): number {
  const looking = [...offers.values()].filter((offer) => offer.line === line && offer.state === 'review');
  return new Set(looking.map(({ insurer }) => insurer)).size;
}

/** Whether prices of one line may still come while the window is open. */
export function isLineCollecting({ state, offers }: OfferFeed, line: LineKey): boolean {
  const asked = [...offers.values()].filter((offer) => offer.line === line);
  return asked.length === 0 ? state === 'collecting' : asked.some((offer) => offer.state === 'waiting');
}
