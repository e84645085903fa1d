import { z } from 'zod';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { type ForeignPrice, foreignCurrencies } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { decimalRate, isoDay } from '../amounts.ts';
import type { RestMoney } from './dialect.ts';

/** What each insured person costs, in the order of the question. */
export function personPrices({ schema }: RestMoney) {
  const person = z
    .object({
      grossPremium: schema,
      loadingPercent: z.number().nullish(),
      exclusions: z.array(z.string()).default([]),
    })
    .transform(
      ({ grossPremium: gross, loadingPercent, exclusions }): PersonPrice => ({
        gross,
        loadingPercent: loadingPercent ?? undefined,
        exclusions,
      }),
    );
  return z.array(person);
}

/** The price in the currency it was made in, with the rate at which it is charged. */
export function foreignPrice({ schema }: RestMoney) {
  return z
    .object({ currency: z.enum(foreignCurrencies), grossPremium: schema, rate: decimalRate, rateDay: isoDay })
    .transform(({ grossPremium: gross, ...price }): ForeignPrice => ({ ...price, gross }));
}

/** A coverage's worth in another currency. */
export function foreignAmount({ schema }: RestMoney) {
  return z
    .object({ currency: z.enum(foreignCurrencies), value: schema })
    .transform(({ currency, value: amount }): CoverageValue => ({ kind: 'foreignAmount', currency, amount }));
}
