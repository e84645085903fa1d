import { z } from 'zod';
import { type ForeignPrice, foreignCurrencies } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { turkishDay, turkishMoney, turkishRate } from '../default/amounts.ts';
import { listed, type Screen } from './screen.ts';

const percent = z
  .string()
  .regex(/^(?:%\d{1,3})?$/)
  .transform((text) => (text === '' ? undefined : Number(text.slice(1))));
const personCells = z.tuple([turkishMoney, percent, z.string()]);
const foreignCells = z.tuple([z.string(), turkishRate, turkishDay]);

/** The rows that a table has for one offer, without its number. */
function rowsOf(screen: Screen, id: string, proposalNumber: string): readonly (readonly string[])[] {
  return (screen.table(id) ?? []).filter(([number]) => number === proposalNumber).map(([, ...cells]) => cells);
}

export function personPricesOf(screen: Screen, proposalNumber: string): readonly PersonPrice[] | undefined {
  const rows = rowsOf(screen, 'kisiler', proposalNumber);
  if (rows.length === 0) return undefined;
  return rows.map((cells) => {
    const [gross, loadingPercent, exclusions] = personCells.parse(cells);
    return { gross, loadingPercent, exclusions: listed(exclusions) };
  });
}

export function foreignPriceOf(screen: Screen, proposalNumber: string): ForeignPrice | undefined {
  const [cells] = rowsOf(screen, 'doviz', proposalNumber);
  if (!cells) return undefined;
  const [written, rate, rateDay] = foreignCells.parse(cells);
  const [amount, currency] = written.split(' ');
  return { currency: z.enum(foreignCurrencies).parse(currency), gross: turkishMoney.parse(amount), rate, rateDay };
}
