import { plainCapitals } from '../turkish-text.ts';
import { form } from './form.ts';

/** The two letters of a vehicle registration document. */
export const documentSerial = form((value) => /^[A-Z]{2}$/.test(plainCapitals(value)), 'documentSerialInvalid');
