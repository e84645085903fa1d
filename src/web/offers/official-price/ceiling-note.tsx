import type { PriceCeiling } from '#contracts/calls/vehicle-fields.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { priceCeilingTexts as words } from '#messages/price-ceiling.ts';
import type { PriceScale } from '../../offer/price-scale.ts';
import { showMonth } from '../../ui/moments.ts';

type CeilingNoteProps = { readonly ceiling: PriceCeiling | undefined; readonly scale: PriceScale | undefined };

/** The legal ceiling, once below the prices that are held against it, and how sure we are of it. */
export function CeilingNote({ ceiling, scale }: CeilingNoteProps) {
  if (!ceiling || !scale) return null;
  const say = ceiling.Published ? words.published : words.estimated;
  return (
    <p className="mt-2 text-ink-soft text-small tabular-nums">
      {say(formatLira(fromLira(ceiling.Gross)), showMonth(ceiling.CapFrom))}
    </p>
  );
}
