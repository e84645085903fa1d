import { lines } from '#catalog/lines/index.ts';
import type { PriceRange as PriceRangeData } from '#contracts/calls/price-range.ts';
import type { LineKey } from '#domain/lines.ts';
import { groupThousands } from '#domain/rules/grouped-number.ts';
import { priceRangeTexts as words } from '#messages/product-prices.ts';

const wholeLira = (lira: number) => groupThousands(Math.round(lira), '.');

/** A line within a sentence: kasko, zorunlu trafik sigortası. */
const within = (name: string) => name.charAt(0).toLocaleLowerCase('tr-TR') + name.slice(1);

type PriceRangeProps = { readonly line: LineKey; readonly range: PriceRangeData | null };

/** Between what real offers of the line lay of late; nothing where too few were seen to say. */
export function PriceRange({ line, range }: PriceRangeProps) {
  if (!range) return null;
  const { Low, High, OfferCount, Days } = range;
  return (
    <div className="mt-4 max-w-text text-small">
      <p className="font-semibold tabular-nums">
        {words.range(Days, within(lines[line].name), wholeLira(Low), wholeLira(High), OfferCount)}
      </p>
      <p className="text-ink-soft">{words.note}</p>
    </div>
  );
}
