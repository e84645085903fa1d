import type { Rule } from './rule.ts';

/** At most so many characters. */
export function textLength(max: number): Rule {
  return (value) => (value.length > max ? { message: 'textTooLong', values: { max } } : undefined);
}
