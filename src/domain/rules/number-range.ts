import { groupThousands } from './grouped-number.ts';
import type { Rule } from './rule.ts';

export type NumberLimits = { readonly min?: number; readonly max?: number };

/** A number input between its limits; from zero to 1e33 unless told. */
export function numberRange({ min = 0, max = 1e33 }: NumberLimits = {}): Rule<number | null | undefined> {
  return (value) => {
    if (value === undefined || value === null) return undefined;
    if (Number.isNaN(value)) return { message: 'onlyDigits' };
    if (value < min) return { message: 'numberTooLow', values: { min: groupThousands(min) } };
    return value > max ? { message: 'numberTooHigh', values: { max: groupThousands(max) } } : undefined;
  };
}
