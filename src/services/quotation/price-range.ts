import type { LineKey } from '#domain/lines.ts';
import { areEnough, priceRangeDays, type SeenPrices } from '#domain/quote/price-range.ts';
import type { Quotations } from '#ports/quotations.ts';
import type { QuotationPorts } from './ports.ts';

const keptMs = 5 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

type Ports = Pick<QuotationPorts, 'clock'> & { readonly quotations: Pick<Quotations, 'seenPrices'> };
type Range = SeenPrices | undefined;
type Kept = { readonly at: number; readonly range: Promise<Range> };

/** Between what the prices of a line lay of late, counted anew every few minutes; undefined where too few were seen. */
export function priceRanges({ quotations, clock }: Ports): (line: LineKey) => Promise<Range> {
  const kept = new Map<LineKey, Kept>();

  async function count(line: LineKey, now: number): Promise<Range> {
    const seen = await quotations.seenPrices(line, new Date(now - priceRangeDays * dayMs));
    return seen && areEnough(seen) ? seen : undefined;
  }

  return async (line) => {
    const now = clock.now().getTime();
    const known = kept.get(line);
    if (known && now - known.at < keptMs) return known.range;
    // Kept while it is counted: those who ask at the same time wait for one count.
    const counted: Kept = { at: now, range: count(line, now) };
    kept.set(line, counted);
    try {
      return await counted.range;
    } catch (error) {
      if (kept.get(line) === counted) kept.delete(line);
      throw error;
    }
  };
}
