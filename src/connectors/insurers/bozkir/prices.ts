import { z } from 'zod';
import { type ForeignPrice, foreignCurrencies } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { turkishDay, turkishMoney, turkishRate } from '../default/amounts.ts';
import { answer, answers, type Pairs } from './pairs.ts';

const percent = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .optional();

/** What is told of each insured person carries the person's place, from one on. */
export function personPricesOf(list: Pairs): readonly PersonPrice[] | undefined {
  const grosses = list.filter(({ soruKodu }) => soruKodu.startsWith('C031.'));
  if (grosses.length === 0) return undefined;
  return grosses.map((_, index) => ({
    gross: turkishMoney.parse(answer(list, `C031.${index + 1}`)),
    loadingPercent: percent.parse(answer(list, `C032.${index + 1}`)),
    exclusions: answers(list, `C033.${index + 1}`),
  }));
}

export function foreignPriceOf(list: Pairs): ForeignPrice | undefined {
  const currency = answer(list, 'C040');
  if (currency === undefined) return undefined;
  return {
    currency: z.enum(foreignCurrencies).parse(currency),
    gross: turkishMoney.parse(answer(list, 'C041')),
    rate: turkishRate.parse(answer(list, 'C042')),
    rateDay: turkishDay.parse(answer(list, 'C043')),
  };
}
