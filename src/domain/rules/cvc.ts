import { form } from './form.ts';

/** The three digits on the back of a card. */
export const cvc = form((value) => /^\d{3}$/.test(value), 'cvcInvalid');
