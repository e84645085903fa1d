import { quotePathOf } from '#catalog/flows/quote-address.ts';
import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import type { OfferList } from '#contracts/calls/offer.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { isDrawnWhole, offersPatienceMs } from './drawn-whole.ts';
import type { Quotation } from './quotation.ts';
import { riskFlowOf } from './risks/index.ts';

/** A quotation and its offers as they stood when the page was drawn. */
export type Opened = { readonly headerGuid: string; readonly quotation: Quotation; readonly list: OfferList };

const minuteMs = 60_000;

/** To the minute, so that a page is the same as long as nothing of it changes. The browser is told the time anew. */
const wholeMinute = (moment: string) => new Date(Math.floor(Date.parse(moment) / minuteMs) * minuteMs).toISOString();

function inTime<Value>(value: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), offersPatienceMs);
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

async function read(http: HttpLayer, quoted: QuotedLine, headerGuid: string): Promise<Opened | undefined> {
  const [answer, reply] = await Promise.all([
    riskFlowOf(quoted.line).read(http, headerGuid),
    http.call('listOffers', { HeaderGuid: headerGuid }),
  ]);
  if (answer.kind !== 'read' || reply?.StatusCode !== outcomes.ok.code) return undefined;
  const { quotation } = answer;
  // One of another line is led to that line's own page.
  if (quotePathOf(lineVariantOf(quotation)) !== quoted.quotePath) return undefined;
  return { headerGuid, quotation, list: { ...reply.Data, ServerTime: wholeMinute(reply.Data.ServerTime) } };
}

/** What the API shows this visitor of the quotation at a place that is drawn whole; undefined where it shows nothing, or not in time. */
export async function loadOpened(http: HttpLayer, quoted: QuotedLine, place: QuotePlace): Promise<Opened | undefined> {
  return isDrawnWhole(place) ? inTime(read(http, quoted, place.headerGuid)) : undefined;
}
