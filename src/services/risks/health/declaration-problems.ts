import type { HealthRow } from '#catalog/risks/health/answers.ts';
import { ofPerson } from '#messages/people-questions.ts';
import { ruleMessages } from '#messages/rules.ts';

function problemOf({ Conditions, Medication, PlannedTreatment, Pregnant, HealthNote }: HealthRow): string | undefined {
  if (Conditions === undefined) return ruleMessages.declarationMissing;
  const declares = Conditions.length > 0 || [Medication, PlannedTreatment, Pregnant].includes(true);
  return declares && (HealthNote ?? '').trim() === '' ? ruleMessages.healthNoteMissing : undefined;
}

/** Nobody has declared nothing by leaving the question out, and what is declared is explained. */
export function declarationProblems(rows: readonly HealthRow[]): readonly string[] {
  return rows.flatMap((row, index) => {
    const problem = problemOf(row);
    return problem === undefined ? [] : [ofPerson(index + 1, problem)];
  });
}
