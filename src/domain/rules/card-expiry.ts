import type { Month } from '../dates.ts';
import { isBlank } from './blank.ts';
import { form } from './form.ts';
import type { Rule } from './rule.ts';

/** No bank issues a card for longer; a later year is a slip of the finger. */
const longestYears = 20;

/** MM/YY, whatever the day. */
export const expiryForm = form((value) => /^(?:0[1-9]|1[0-2])\/\d{2}$/.test(value), 'cardExpiryInvalid');

/** MM/YY; a card serves to the end of its month. */
export function cardExpiry(currentMonth: Month): Rule {
  const latestYear = Number(currentMonth.slice(0, 4)) + longestYears;
  return (value) => {
    if (isBlank(value)) return undefined;
    const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(value);
    if (!match || Number(`20${match[2]}`) > latestYear) return { message: 'cardExpiryInvalid' };
    return `20${match[2]}-${match[1]}` < currentMonth ? { message: 'cardExpired' } : undefined;
  };
}
