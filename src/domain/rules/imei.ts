import { luhn } from '../card-brand.ts';
import { form } from './form.ts';

/** A phone's 15 digits, the last of them a check digit. */
export const imei = form((value) => /^\d{15}$/.test(value) && !/^0+$/.test(value) && luhn(value), 'imeiInvalid');
