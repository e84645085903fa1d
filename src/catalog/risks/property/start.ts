import { addDays, type Day, formatDay } from '#domain/dates.ts';
import { propertyProblems as problems } from '#messages/quotation.ts';
import { type Line, lines } from '../../lines/index.ts';
import { presetStart } from '../policy-start.ts';
import { insuresHome } from './lines.ts';
import type { PropertySubject } from './subject.ts';

/** So many days before its end an earthquake policy can be renewed. */
const renewalOpensDays = 30;

/** An earthquake policy follows the last one of its address; any other begins soon. */
export function propertyStart({ line, policyEnd }: PropertySubject): Line['start'] {
  const isRenewal = policyEnd !== undefined && !insuresHome(line);
  return isRenewal ? { kind: 'renewal', daysAhead: renewalOpensDays + 1 } : lines[line].start;
}

/** The day that stands there until another is chosen. */
export function presetPropertyStart(subject: PropertySubject, today: Day): Day {
  return presetStart(propertyStart(subject), { lastEnd: subject.policyEnd, today });
}

/** Whether the earthquake policy that was found is still in force on a day. */
export function isInForce(policyEnd: Day | undefined, day: Day): boolean {
  return policyEnd !== undefined && day < policyEnd;
}

/** An address has one earthquake policy at a time: why the next one cannot begin on a day. */
export function startRefusal({ line, policyEnd }: PropertySubject, start: Day, today: Day): string | undefined {
  if (policyEnd === undefined || insuresHome(line) || !isInForce(policyEnd, start)) return undefined;
  const opensOn = addDays(policyEnd, -renewalOpensDays);
  return opensOn > today
    ? problems.renewalNotOpen(formatDay(policyEnd), formatDay(opensOn))
    : problems.stillInForce(formatDay(policyEnd));
}
