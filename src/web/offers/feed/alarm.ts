import { isOpen } from '../../offer/offer-view.ts';
import { isCollecting, type OfferFeed } from './offer-feed.ts';

/** A little later than the moment itself, so that the server has noticed it too. */
const graceMs = 1500;
/** How long to wait before reading again what should have changed by now. */
const againMs = 15_000;
/** Timers hold no more than 24 days; looking in between costs nothing. */
const longestMs = 3_600_000;

/** Coverages of offers that told only their price come a little later, if at all. */
const coveragesMs = 4000;
const coveragesPatienceMs = 120_000;

/** How often the list is read while an insurer looks: its answer may come at any time, and after a while hardly. */
const lookingMs = 15_000;
const lookingLongMs = 60_000;
const lookingLongAfterMs = 600_000;

function byReview({ offers, closesAt }: OfferFeed, serverNow: number): number {
  if (![...offers.values()].some(({ state }) => state === 'review')) return Number.POSITIVE_INFINITY;
  return serverNow < closesAt + lookingLongAfterMs ? lookingMs : lookingLongMs;
}

function nextMoment(feed: OfferFeed): number | undefined {
  const open = [...feed.offers.values()].filter(isOpen);
  const moments = isCollecting(feed) ? [feed.closesAt] : open.flatMap(({ validUntil }) => validUntil ?? []);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

function awaitsCoverages({ offers, closesAt }: OfferFeed, serverNow: number): boolean {
  return (
    serverNow < closesAt + coveragesPatienceMs &&
    [...offers.values()].some(({ coverageState }) => coverageState === 'coming')
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
  if (isCollecting(feed)) return reading;
  const coverages = awaitsCoverages(feed, serverNow) ? coveragesMs : Number.POSITIVE_INFINITY;
  const soonest = Math.min(reading ?? Number.POSITIVE_INFINITY, coverages, byReview(feed, serverNow));
  return Number.isFinite(soonest) ? soonest : undefined;
}
