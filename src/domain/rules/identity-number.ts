import { form } from './form.ts';
import { isNationalNumber } from './national-number.ts';

/** Ten digits name a company (VN), anything else a person (TC). */
export function identityKind(value: string): 'company' | 'individual' {
  return /^\d{10}$/.test(value) ? 'company' : 'individual';
}

/** The tcVn field: a national number, or any tax number by its length. */
export const identityNumber = form(
  (value) => identityKind(value) === 'company' || isNationalNumber(value),
  'nationalNumberInvalid',
);
