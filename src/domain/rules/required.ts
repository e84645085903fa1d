import { isBlank } from './blank.ts';
import type { Rule, RuleMessage } from './rule.ts';

/** Something must be written. */
export function required(message: RuleMessage = 'missing'): Rule {
  return (value) => (isBlank(value) ? { message } : undefined);
}
