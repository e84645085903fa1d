import { form } from './form.ts';

/** Five digits that begin with a province code, 01 to 81. */
export const postalCode = form((value) => /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/.test(value), 'postalCodeInvalid');
