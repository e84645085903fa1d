import { form } from './form.ts';

/** What people call an animal. It is printed on policies and shown in mails: letters that can be, digits, and what stands between them. */
export const petName = form(
  (value) => /^[\p{Script=Latin}\d][\p{Script=Latin}\p{Mark}\d .'’&-]*$/u.test(value),
  'petNameInvalid',
);
