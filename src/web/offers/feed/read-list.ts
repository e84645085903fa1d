import type { OfferList } from '#contracts/calls/offer.ts';
import type { LineKey } from '#domain/lines.ts';
import { type OfferView, readOffer } from '../../offer/offer-view.ts';
import { type Cursor, parseCursor } from './cursor.ts';

/** One message about a quotation: what changed after a cursor, or all of it. */
export type FeedMessage = {
  readonly line: LineKey;
  readonly state: OfferList['State'];
  readonly answered: number;
  readonly total: number;
  readonly closesAt: number;
  readonly serverTime: number;
  readonly cursor: Cursor;
  /** Whether it replaces all that was told before. */
  readonly full: boolean;
  readonly offers: readonly OfferView[];
};

function isOfferList(value: unknown): value is OfferList {
  if (typeof value !== 'object' || value === null) return false;
  const { State, Answered, Total, Cursor: cursor, Full, Offers, ServerTime } = value as Partial<OfferList>;
  return (
    (State === 'collecting' || State === 'complete') &&
    typeof Answered === 'number' &&
    typeof Total === 'number' &&
    typeof cursor === 'string' &&
    typeof Full === 'boolean' &&
    typeof ServerTime === 'string' &&
    Array.isArray(Offers)
  );
}

/** Reads a list of offers as it came. What cannot be read is no message. */
export function readList(value: unknown): FeedMessage | undefined {
  if (!isOfferList(value)) return undefined;
  const cursor = parseCursor(value.Cursor);
  if (!cursor) return undefined;
  try {
    return {
      line: value.Line,
      state: value.State,
      answered: value.Answered,
      total: value.Total,
      closesAt: Date.parse(value.ClosesAt),
      serverTime: Date.parse(value.ServerTime),
      cursor,
      full: value.Full,
      offers: value.Offers.map(readOffer),
    };
  } catch {
    return undefined;
  }
}

export function readListText(text: unknown): FeedMessage | undefined {
  try {
    return readList(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}
