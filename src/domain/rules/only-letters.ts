import { form } from './form.ts';

const letters = /^[\p{Letter}\p{Mark} ]+$/u;

/** Keys with names of their own, such as Backspace, are never blocked. */
export function isLetterKey(key: string): boolean {
  return [...key].length > 1 || letters.test(key);
}

/** A field for letters of any language and spaces. */
export const onlyLetters = form((value) => letters.test(value), 'onlyLetters');
