import { form } from './form.ts';

/** The 15 digits of a pet's chip. */
export const microchip = form((value) => /^\d{15}$/.test(value), 'microchipInvalid');
