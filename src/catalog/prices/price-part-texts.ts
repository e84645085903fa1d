import { formatDay } from '#domain/dates.ts';
import { type ForeignPrice, foreignSymbols, formatForeign, formatRate } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { pricePartTexts as words } from '#messages/price-parts.ts';

/** '24,00 € · 1 € = 48,90 TL (16.11.2026 kuru)' */
export function foreignPriceText({ currency, gross, rate, rateDay }: ForeignPrice): string {
  const exchange = words.rate(foreignSymbols[currency], formatRate(rate), formatDay(rateDay));
  return `${formatForeign(gross, currency)} · ${exchange}`;
}

/** Under which conditions a person is taken, in words; nothing where they are taken as they are. */
export function personConditions({ loadingPercent, exclusions }: PersonPrice): readonly string[] {
  return [...(loadingPercent ? [words.loading(loadingPercent)] : []), ...exclusions];
}

/** The name a person is shown under, whether it is known or not. */
export function personName(name: string | undefined, index: number): string {
  return name || words.nth(index + 1);
}
