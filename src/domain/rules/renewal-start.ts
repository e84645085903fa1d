import { addDays, type Day, formatDay, readDay } from '../dates.ts';
import { isBlank } from './blank.ts';
import type { Rule } from './rule.ts';

/** A renewal begins today or within so many days. */
export function renewalStart({ days, today }: { readonly days: number; readonly today: Day }): Rule {
  const latest = addDays(today, days);
  return (value) => {
    if (isBlank(value)) return undefined;
    const day = readDay(value);
    if (day === undefined) return { message: 'dateImpossible' };
    if (day < today) return { message: 'renewalInPast' };
    return day > latest ? { message: 'renewalTooLate', values: { days, max: formatDay(latest) } } : undefined;
  };
}
