import { inOrder } from './in-order.ts';
import { required } from './required.ts';
import type { Rule } from './rule.ts';

export const longestSmsCode = 6;

const shortEnough: Rule = (value) =>
  value.length > longestSmsCode ? { message: 'smsCodeTooLong', values: { max: longestSmsCode } } : undefined;

/** A code must be written, in at most six characters. */
export const smsCode = inOrder(required('smsCodeMissing'), shortEnough);
