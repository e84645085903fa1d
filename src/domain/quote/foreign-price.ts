import type { Day } from '../dates.ts';

export const foreignCurrencies = ['EUR', 'USD'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** A price that is made in another currency and charged in lira, at a rate of a day. */
export type ForeignPrice = {
  readonly currency: ForeignCurrency;
  /** In hundredths. */
  readonly gross: number;
  /** Lira for one of the currency. */
  readonly rate: number;
  readonly rateDay: Day;
};

export const foreignSymbols: Readonly<Record<ForeignCurrency, string>> = { EUR: '€', USD: '$' };

const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rates = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** '24,00 €' */
export function formatForeign(hundredths: number, currency: ForeignCurrency): string {
  return `${amounts.format(hundredths / 100)} ${foreignSymbols[currency]}`;
}

/** '48,90', with as many places as it takes to come to the sum. */
export function formatRate(rate: number): string {
  return rates.format(rate);
}
