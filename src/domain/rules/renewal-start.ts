import { addDays, type Day, formatDay, readDay } from '../dates.ts';
import { isBlank } from './blank.ts';
import type { Rule } from './rule.ts';

/** How many days ahead a renewal may begin. */
export const renewalWindow = { trafik: 15, kasko: 30 } as const;

export type RenewalLine = keyof typeof renewalWindow;

/** A renewal begins today or within the window of its line. */
export function renewalStart({ line, today }: { readonly line: RenewalLine; readonly today: Day }): Rule {
  const days = renewalWindow[line];
  const latest = addDays(today, days);
  return (value) => {
    if (isBlank(value)) return undefined;
    const day = readDay(value);
    if (day === undefined) return { message: 'dateImpossible' };
    if (day < today) return { message: 'renewalInPast' };
    return day > latest ? { message: 'renewalTooLate', values: { days, max: formatDay(latest) } } : undefined;
  };
}
