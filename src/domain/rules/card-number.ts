import { luhn } from '../card-brand.ts';
import { form } from './form.ts';
import { inOrder } from './in-order.ts';

const complete = form((value) => /^\d{4}(?: \d{4}){3}$/.test(value), 'cardNumberIncomplete');
const genuine = form((value) => !value.startsWith('0') && luhn(value.replaceAll(' ', '')), 'cardNumberInvalid');

/** 19 characters as on the card, four groups of four digits, with a right check digit. */
export const cardNumber = inOrder(complete, genuine);
