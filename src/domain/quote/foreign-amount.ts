import { type ForeignCurrency, formatForeign } from './foreign-price.ts';

/** '30.000 €', and '12,50 €' where it is no whole number. The amount is in hundredths. */
export function formatForeignAmount(amount: number, currency: ForeignCurrency): string {
  return formatForeign(amount, currency).replace(/,00(?= )/, '');
}
