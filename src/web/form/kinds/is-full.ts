import type { TextInput } from '#catalog/fields/field.ts';
import { plainText } from '#catalog/fields/rules.ts';

type Asked = Pick<TextInput, 'only' | 'rule' | 'maxLength'>;

/** Whether a number has all its digits: it is judged then, and not when it is left. */
export function isFull({ only, rule, maxLength = Infinity }: Asked, text: string): boolean {
  return only === 'digits' && plainText(rule, text).length >= maxLength;
}
