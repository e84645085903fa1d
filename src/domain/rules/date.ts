import { parseDay } from '../dates.ts';
import { form } from './form.ts';
import { inOrder } from './in-order.ts';

const complete = form((value) => /^\d{2}\.\d{2}\.\d{4}$/.test(value), 'dateIncomplete');
const real = form((value) => parseDay(value) !== undefined, 'dateImpossible');

/** dd.mm.yyyy in its ten characters, naming a day that exists. */
export const date = inOrder(complete, real);
