import { form } from './form.ts';

/** 6 to 9 letters and digits with at least one digit; Turkish ones are a letter and eight digits. */
export const passport = form((value) => /^(?=.*\d)[A-Z\d]{6,9}$/.test(value.toUpperCase()), 'passportInvalid');
