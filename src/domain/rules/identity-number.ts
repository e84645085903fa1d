import { identityOf, isCompany } from '../identity.ts';
import { form } from './form.ts';
import { isNationalNumber } from './national-number.ts';

/** The tcVn field: a national number, or any tax number by its length. */
export const identityNumber = form(
  (value) => isCompany(identityOf(value)) || isNationalNumber(value),
  'nationalNumberInvalid',
);
