import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { HealthAnswers } from './answers.ts';
import { schemeOf } from './lines.ts';

/** The customer, who is insured unless they take themselves out. */
export const customerRow = { individual: 1, Relation: '1' } as const;

/** What holds for most and stands there until somebody says otherwise. What people declare of their health never does. */
export function presetAnswers(line: LineKey, today: Day): HealthAnswers {
  return schemeOf(line) === 'foreigner'
    ? { PolicyStart: today, TermYears: '1' }
    : { PolicyStart: today, fam: [customerRow], Network: '2' };
}
