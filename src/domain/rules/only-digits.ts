import { form } from './form.ts';

/** Keys with names of their own, such as Backspace, are never blocked. */
export function isDigitKey(key: string): boolean {
  return [...key].length > 1 || /^\d$/.test(key);
}

/** A field for digits alone. */
export const onlyDigits = form((value) => /^\d+$/.test(value), 'onlyDigits');
