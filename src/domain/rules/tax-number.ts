import { form } from './form.ts';

const hasTaxNumberLength = (value: string) => /^\d{10}$/.test(value);

/** The check digit of a tax number; numbers beginning with a run of zeros are fillers. */
export function isPlausibleTaxNumber(value: string): boolean {
  if (!hasTaxNumberLength(value) || value.startsWith('000')) return false;
  const sum = [...value.slice(0, 9)].reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return Number(value[9]) === (10 - (sum % 10)) % 10;
}

/** A tax number is accepted by its length alone. */
export const taxNumber = form(hasTaxNumberLength, 'taxNumberInvalid');

/** Warns without blocking, because not every number in use carries the check digit. */
export const doubtTaxNumber = form(
  (value) => !hasTaxNumberLength(value) || isPlausibleTaxNumber(value),
  'taxNumberDoubtful',
);
