import { form } from './form.ts';

/** The ten digits of the national address database. */
export const uavt = form((value) => /^\d{10}$/.test(value), 'uavtInvalid');
