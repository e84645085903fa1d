import { type FactRow, factRows } from '#catalog/fields/fact-rows.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { foundTexts as words } from '#messages/quote.ts';
import type { Quotation } from '../quotation.ts';

/** Whom the registers found. */
export function customerRows({ Customer }: Pick<Quotation, 'Customer'>): readonly FactRow[] {
  if (!Customer) return [];
  const { Name, Surname, City, County } = Customer;
  return factRows(
    [Surname === '' ? words.title : words.name, capitaliseName(`${Name} ${Surname}`.trim())],
    [words.place, [City, County].filter(Boolean).join(', ')],
  );
}
