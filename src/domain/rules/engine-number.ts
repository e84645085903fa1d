import { form } from './form.ts';

/** 5 to 20 letters and digits, as makers stamp them. */
export const engineNumber = form((value) => /^[A-Z\d]{5,20}$/.test(value.toUpperCase()), 'engineNumberInvalid');
