import { plainDigits } from '../turkish-text.ts';
import { inOrder } from './in-order.ts';
import { required } from './required.ts';
import type { Rule } from './rule.ts';

export const longestSmsCode = 6;

/** A code without the spaces and dashes between its digits that come along when it is copied from a message. */
export function normaliseCode(value: string): string {
  return plainDigits(value).replace(/[\s\p{Cf}\p{Pd}]/gu, '');
}

const shortEnough: Rule = (value) =>
  normaliseCode(value).length > longestSmsCode
    ? { message: 'smsCodeTooLong', values: { max: longestSmsCode } }
    : undefined;

/** A code must be written, in at most six characters. */
export const smsCode = inOrder(required('smsCodeMissing'), shortEnough);
