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
