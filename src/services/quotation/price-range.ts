import type { LineKey } from '#domain/lines.ts';
import { areEnough, priceRangeDays, type SeenPrices } from '#domain/quote/price-range.ts';
import type { QuotationPorts } from './ports.ts';

const keptMs = 5 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

type Ports = Pick<QuotationPorts, 'quotations' | 'clock'>;
type Kept = { readonly at: number; readonly range: SeenPrices | undefined };

/** Between what the prices of a line lay of late, counted anew every few minutes; undefined where too few were seen. */
export function priceRanges({ quotations, clock }: Ports): (line: LineKey) => Promise<SeenPrices | undefined> {
  const kept = new Map<LineKey, Kept>();
  return async (line) => {
    const now = clock.now().getTime();
    const known = kept.get(line);
    if (known && now - known.at < keptMs) return known.range;
    const seen = await quotations.seenPrices(line, new Date(now - priceRangeDays * dayMs));
    const range = seen && areEnough(seen) ? seen : undefined;
    kept.set(line, { at: now, range });
    return range;
  };
}
