import { familyList } from '#catalog/risks/people/answers.ts';
import { insuredTexts } from '#messages/insured.ts';

/** "4 kişi", as they stand in the questions; undefined where nobody stands there. */
export function peopleCount(answers: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const rows = answers?.[familyList];
  return Array.isArray(rows) && rows.length > 0 ? insuredTexts.people(rows.length) : undefined;
}
