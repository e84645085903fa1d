import { form } from './form.ts';

/** The state's two check digits; the first may come out of a negative difference. */
export function isNationalNumber(value: string): boolean {
  if (!/^[1-9]\d{10}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = (positions: readonly number[]) => positions.reduce((total, at) => total + (digits[at] ?? 0), 0);
  const odd = sum([0, 2, 4, 6, 8]);
  const even = sum([1, 3, 5, 7]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10;
}

/** A TC identity number; a foreigner's number beginning with 99 follows the same check. */
export const nationalNumber = form(isNationalNumber, 'nationalNumberInvalid');
