import { form } from './form.ts';

/** HH:mm of the time picker. */
export const time = form((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), 'timeInvalid');
