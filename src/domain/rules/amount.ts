import { groupThousands } from './grouped-number.ts';
import type { Rule, RuleMessage } from './rule.ts';

export type AmountLimits = { readonly min?: number; readonly max?: number; readonly missing?: RuleMessage };

/** A sum in lira between its limits, which the sentence shows with commas between thousands. */
export function amount({ min, max, missing = 'amountMissing' }: AmountLimits = {}): Rule<number | null | undefined> {
  return (value) => {
    if (value === undefined || value === null || Number.isNaN(value)) return { message: missing };
    if (min !== undefined && value < min) return { message: 'amountTooLow', values: { min: groupThousands(min) } };
    if (max !== undefined && value > max) return { message: 'amountTooHigh', values: { max: groupThousands(max) } };
    return undefined;
  };
}
