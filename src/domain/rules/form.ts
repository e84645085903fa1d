import { isBlank } from './blank.ts';
import type { Rule, RuleMessage } from './rule.ts';

/** A rule of form: a filled value must pass the test. */
export function form(test: (value: string) => boolean, message: RuleMessage): Rule {
  return (value) => (isBlank(value) || test(value) ? undefined : { message });
}
