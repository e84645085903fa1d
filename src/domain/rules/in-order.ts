import type { Rule } from './rule.ts';

/** Several rules as one: the first that fails speaks. */
export function inOrder<Value = string>(...rules: readonly Rule<Value>[]): Rule<Value> {
  return (value) => {
    for (const rule of rules) {
      const failure = rule(value);
      if (failure) return failure;
    }
    return undefined;
  };
}
