import { form } from './form.ts';

/** The two digits a plate begins with, 01 to 81. */
export const provinceCode = form((value) => /^(?:0[1-9]|[1-7]\d|8[01])$/.test(value), 'provinceCodeInvalid');
