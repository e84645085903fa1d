import type { ForeignCurrency } from './foreign-price.ts';

const figures = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const signs = { EUR: '€', USD: '$' } as const satisfies Record<ForeignCurrency, string>;

/** '30.000 €', and '12,50 €' where it is no whole number. The amount is in hundredths. */
export function formatForeign(currency: ForeignCurrency, amount: number): string {
  return `${figures.format(amount / 100).replace(/,00$/, '')} ${signs[currency]}`;
}
