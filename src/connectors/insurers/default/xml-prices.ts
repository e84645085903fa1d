import { z } from 'zod';
import { type ForeignPrice, foreignCurrencies } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { xmlList } from './xml.ts';
import type { XmlSpelling } from './xml-shapes.ts';

/** What each insured person costs, in the order of the question. */
export function personPrices({ money }: XmlSpelling) {
  const person = z
    .object({
      brutPrim: money,
      ekPrimYuzdesi: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .optional(),
      istisnalar: xmlList('istisna', z.string()),
    })
    .transform(
      ({ brutPrim, ekPrimYuzdesi, istisnalar }): PersonPrice => ({
        gross: brutPrim,
        loadingPercent: ekPrimYuzdesi,
        exclusions: istisnalar,
      }),
    );
  return xmlList('kisiFiyati', person);
}

/** The price in the currency it was made in, with the rate at which it is charged. */
export function foreignPrice({ money, rate, day }: XmlSpelling) {
  return z.object({ paraBirimi: z.enum(foreignCurrencies), brutPrim: money, kur: rate, kurTarihi: day }).transform(
    ({ paraBirimi, brutPrim, kur, kurTarihi }): ForeignPrice => ({
      currency: paraBirimi,
      gross: brutPrim,
      rate: kur,
      rateDay: kurTarihi,
    }),
  );
}
