import { form } from './form.ts';

/** A chassis number: 17 characters without I, O and Q, which read like digits. */
export const vin = form((value) => /^[A-HJ-NPR-Z\d]{17}$/.test(value.toUpperCase()), 'vinInvalid');
