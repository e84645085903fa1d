import { form } from './form.ts';

/** The police reference of a car without a plate; its length is nowhere published, so only digits are asked. */
export const asbis = form((value) => /^\d{6,20}$/.test(value), 'asbisInvalid');
