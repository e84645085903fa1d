import { form } from './form.ts';

/** The six digits of a vehicle registration document. */
export const documentNumber = form((value) => /^\d{6}$/.test(value), 'documentNumberInvalid');
