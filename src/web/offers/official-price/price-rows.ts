import type { OfficialPrice } from '#contracts/calls/property-fields.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { officialPriceTexts as words } from '#messages/official-price.ts';

/** One line of the calculation: what it is, how it follows, and what it comes to. */
export type PriceRow = { readonly key: string; readonly name: string; readonly how: string; readonly amount: string };

const figure = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const liraText = (lira: number) => formatLira(fromLira(lira));

function adjustmentRow({ Key, Percent }: OfficialPrice['Adjustments'][number]): PriceRow {
  return {
    key: Key,
    name: Percent < 0 ? words.reduction : words.addition,
    how: words.adjustments[Key],
    amount: words.percent(Percent),
  };
}

/** The calculation line by line; what does not apply is left out. */
export function priceRows(price: OfficialPrice): readonly PriceRow[] {
  const { GrossArea, UnitPrice, FullSum, Ceiling, Group, RatePerMille, BasePremium } = price;
  const { Adjustments, Premium, Minimum, Gross } = price;
  const { fullSum, ceiling, base, premium, minimum, gross } = words;
  const isCapped = FullSum > Ceiling;
  const isRaised = Premium < Minimum;
  return [
    {
      key: 'fullSum',
      name: fullSum.name,
      how: fullSum.how(figure.format(GrossArea), liraText(UnitPrice)),
      amount: liraText(FullSum),
    },
    ...(isCapped ? [{ key: 'ceiling', ...ceiling, amount: liraText(Ceiling) }] : []),
    {
      key: 'base',
      name: base.name,
      how: base.how(Group, figure.format(RatePerMille)),
      amount: liraText(BasePremium),
    },
    ...Adjustments.map(adjustmentRow),
    { key: 'premium', ...premium, amount: liraText(Premium) },
    ...(isRaised ? [{ key: 'minimum', ...minimum, amount: liraText(Minimum) }] : []),
    { key: 'gross', ...gross, amount: liraText(Gross) },
  ];
}
