import type { QuoteModel } from '../kept-model.ts';

/** Whether two first steps were of the same customer: who comes back then goes on with what they answered. */
export function isSameCustomer(before: QuoteModel, now: QuoteModel): boolean {
  const numberOf = ({ NationalNumber, PassportNumber }: QuoteModel) => NationalNumber ?? PassportNumber;
  return numberOf(before) !== undefined && numberOf(before) === numberOf(now);
}
