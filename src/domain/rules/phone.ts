import { plainDigits } from '../turkish-text.ts';
import { form } from './form.ts';

/** The national digits of a phone in any spelling, without +90, 0090, 90 or the leading 0. */
export function normalisePhone(value: string): string {
  const text = plainDigits(value);
  const digits = text.replace(/\D/g, '').replace(/^00(?=90)/, '');
  const national = /^[^\d+]*\+\s*90/.test(text) ? digits.slice(2) : digits.replace(/^90(?=0?\d{10}$)/, '');
  return national.replace(/^0(?=\d{10}$)/, '');
}

/** When the field shows its check icon: ten or more digits stand in it. */
export function hasPhoneDigits(value: string): boolean {
  return plainDigits(value).replace(/\D/g, '').length >= 10;
}

/** A mobile phone as ten digits, or in the mask's full form of 13 characters. */
export const phone = form((value) => /^(?:5\d{9}|\(5\d{2}\)\d{3}-\d{4})$/.test(value), 'phoneInvalid');
