import { isBlank } from './blank.ts';
import type { Rule, RuleMessage } from './rule.ts';

/** What a checkbox, switch, radio group or select box holds. */
export type Choice = boolean | string | number | readonly (string | number)[] | null | undefined;

function isChosen(value: Choice): boolean {
  if (typeof value === 'number') return !Number.isNaN(value);
  if (typeof value === 'string') return !isBlank(value);
  if (typeof value === 'object' && value !== null) return value.length > 0;
  return value === true;
}

/** A box must be ticked, a list must have a value chosen; zero is a value. */
export function checked(message: RuleMessage = 'missing'): Rule<Choice> {
  return (value) => (isChosen(value) ? undefined : { message });
}
