import { addDays, type Day, formatDay } from '#domain/dates.ts';
import { propertyProblems as problems } from '#messages/quotation.ts';
import { insuresHome } from './lines.ts';
import type { PropertySubject } from './subject.ts';

/** So many days before its end an earthquake policy can be renewed. */
const renewalOpensDays = 30;

/** A policy ends on the day on which the next one begins: who starts a day later is a day without. */
export function presetPropertyStart({ line, policyEnd }: PropertySubject, today: Day): Day {
  if (policyEnd === undefined || insuresHome(line)) return today;
  return policyEnd >= today && policyEnd <= addDays(today, renewalOpensDays) ? policyEnd : today;
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
