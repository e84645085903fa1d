import { toWireLira } from '#domain/money.ts';
import { priceRangeDays } from '#domain/quote/price-range.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { priceRanges } from '#services/quotation/price-range.ts';
import { type Handlers, ok } from '../handler.ts';

export function priceRangeHandlers(ports: Pick<QuotationPorts, 'quotations' | 'clock'>) {
  const rangeOf = priceRanges(ports);
  return {
    async getPriceRange({ QueryType }) {
      const range = await rangeOf(QueryType);
      if (!range) return ok(null);
      return ok({
        Low: toWireLira(range.low),
        High: toWireLira(range.high),
        OfferCount: range.offers,
        Days: priceRangeDays,
      });
    },
  } satisfies Handlers;
}
