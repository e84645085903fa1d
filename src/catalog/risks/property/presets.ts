import type { Day } from '#domain/dates.ts';
import type { PropertyAnswers } from './answers.ts';
import { insuresHome } from './lines.ts';
import { presetPropertyStart } from './start.ts';
import type { PropertySubject } from './subject.ts';

/** What holds for most and stands there until somebody says otherwise. What people declare of a building never does. */
export function presetAnswers(subject: PropertySubject, today: Day): PropertyAnswers {
  const PolicyStart = presetPropertyStart(subject, today);
  return insuresHome(subject.line)
    ? { PolicyStart, EmptyMonths: '0' }
    : { PolicyStart, InsuredRole: '1', DaskKullanimSekli: '1' };
}
