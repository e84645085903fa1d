import type { Kurus } from '#domain/money.ts';
import type { PhoneRates } from './rates/phone-rates.ts';

type PhonePrice = { readonly invoicePrice: Kurus; readonly plan: 'narrow' | 'wide'; readonly factor: number };

/** What an insurer asks, `factor` being its price relative to the market; nobody goes below the least. */
export function phoneGross(rates: PhoneRates, { invoicePrice, plan, factor }: PhonePrice): Kurus {
  const band = rates.bands.find((upTo) => invoicePrice <= upTo) ?? invoicePrice;
  return Math.max(rates.least, Math.round((band * rates[plan] * factor) / 100));
}
