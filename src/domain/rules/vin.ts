import { form } from './form.ts';

const isVin = (value: string) => /^[A-HJ-NPR-Z\d]{17}$/.test(value.toUpperCase());

/** A chassis number in its one spelling; undefined for what cannot be one. */
export function readVin(typed: string): string | undefined {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return isVin(number) ? number : undefined;
}

/** A chassis number: 17 characters without I, O and Q, which read like digits. */
export const vin = form(isVin, 'vinInvalid');
