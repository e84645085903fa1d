import { form } from './form.ts';

/** A name as passports print it: letters of the Latin script, and what stands between parts of a name. */
export const latinName = form(
  (value) => /^\p{Script=Latin}[\p{Script=Latin}\p{Mark} .'’-]*$/u.test(value),
  'latinNameInvalid',
);
