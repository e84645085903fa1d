import { type CardBrand, cardBrand, luhn } from '../card-brand.ts';
import { form } from './form.ts';
import { inOrder } from './in-order.ts';
import type { Rule, RuleMessage } from './rule.ts';

const complete = form((value) => /^\d{4}(?: \d{4}){3}$/.test(value), 'cardNumberIncomplete');
const genuine = form((value) => !value.startsWith('0') && luhn(value.replaceAll(' ', '')), 'cardNumberInvalid');

/** Their numbers are shorter than sixteen digits. */
const notTaken: Partial<Record<CardBrand, RuleMessage>> = { amex: 'cardAmexNotTaken', diners: 'cardDinersNotTaken' };

/** A brand that is not taken is known by its first digits, long before the number is complete. */
export const takenBrand: Rule = (value) => {
  const brand = cardBrand(value);
  const message = brand && notTaken[brand];
  return message && { message };
};

/** 19 characters as on the card, four groups of four digits, with a right check digit. */
export const cardNumber = inOrder(takenBrand, complete, genuine);
