import { isOpen } from '../../offer/offer-view.ts';
import { isCollecting, type OfferFeed } from './offer-feed.ts';

/** A little later than the moment itself, so that the server has noticed it too. */
const graceMs = 1500;
/** How long to wait before reading again what should have changed by now. */
const againMs = 15_000;
/** Timers hold no more than 24 days; looking in between costs nothing. */
const longestMs = 3_600_000;

/** Covers of offers that told only their price come a little later, if at all. */
const coversMs = 4000;
const coversPatienceMs = 120_000;

function nextMoment(feed: OfferFeed): number | undefined {
  const open = [...feed.offers.values()].filter(isOpen);
  const moments = isCollecting(feed) ? [feed.closesAt] : open.flatMap(({ validUntil }) => validUntil ?? []);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

function awaitsCovers({ offers, closesAt }: OfferFeed, serverNow: number): boolean {
  return (
    serverNow < closesAt + coversPatienceMs && [...offers.values()].some(({ coverState }) => coverState === 'coming')
  );
}

function byClock(feed: OfferFeed, serverNow: number): number | undefined {
  const moment = nextMoment(feed);
  if (moment === undefined) return undefined;
  const left = moment - serverNow;
  return left > 0 ? Math.min(left + graceMs, longestMs) : againMs;
}

/** When the list should be read again although nothing was told: milliseconds from now; undefined when never. */
export function nextReading(feed: OfferFeed, serverNow: number): number | undefined {
  const reading = byClock(feed, serverNow);
  if (isCollecting(feed) || !awaitsCovers(feed, serverNow)) return reading;
  return Math.min(reading ?? coversMs, coversMs);
}
