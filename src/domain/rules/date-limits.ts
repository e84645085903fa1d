import { type Day, formatDay, readDay } from '../dates.ts';
import { isBlank } from './blank.ts';
import type { Rule } from './rule.ts';

/** A day of the date picker, not before the earliest and not after the latest; either may be open. */
export function dateLimits({ earliest, latest }: { readonly earliest?: Day; readonly latest?: Day }): Rule {
  return (value) => {
    if (isBlank(value)) return undefined;
    const day = readDay(value);
    if (day === undefined) return { message: 'dateImpossible' };
    if (earliest !== undefined && day < earliest)
      return { message: 'dateTooEarly', values: { min: formatDay(earliest) } };
    if (latest !== undefined && day > latest) return { message: 'dateTooLate', values: { max: formatDay(latest) } };
    return undefined;
  };
}
