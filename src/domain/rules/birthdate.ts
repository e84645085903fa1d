import { type Day, parseDay } from '../dates.ts';
import { isBlank } from './blank.ts';
import type { Rule } from './rule.ts';

const earliestYear = 1900;

/** dd/mm/yyyy or dd.mm.yyyy, a day somebody alive may have been born on. */
export function birthdate(today: Day): Rule {
  return (value) => {
    if (isBlank(value)) return undefined;
    if (!/^\d{2}([./])\d{2}\1\d{4}$/.test(value)) return { message: 'dateIncomplete' };
    const day = parseDay(value);
    if (day === undefined) return { message: 'dateImpossible' };
    if (day > today) return { message: 'birthdateInFuture' };
    return day < `${earliestYear}-01-01` ? { message: 'birthdateTooEarly', values: { min: earliestYear } } : undefined;
  };
}
