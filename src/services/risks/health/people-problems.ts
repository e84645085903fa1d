import type { HealthRow } from '#catalog/risks/health/answers.ts';
import { mostPeople } from '#catalog/risks/health/people.ts';
import type { Identity } from '#domain/identity.ts';
import { healthProblems as problems } from '#messages/health-questions.ts';
import { ruleMessages } from '#messages/rules.ts';

type Problem = string | undefined;

function relationProblem(rows: readonly HealthRow[], index: number): Problem {
  const relation = rows[index]?.Relation;
  const isSecond = rows.findIndex(({ Relation }) => Relation === relation) !== index;
  if (relation === '1' && isSecond) return problems.selfTwice;
  return relation === '2' && isSecond ? problems.spouseTwice : undefined;
}

function numberProblem(rows: readonly HealthRow[], index: number, customer: Identity): Problem {
  const { NationalNumber: number, Relation } = rows[index] ?? {};
  if (number === undefined || Relation === '1') return undefined;
  if (number === customer.number) return problems.ownNumber;
  const first = rows.findIndex((row) => row.Relation !== '1' && row.NationalNumber === number);
  return first === index ? undefined : problems.numberTwice(first + 1);
}

/** Nobody has declared nothing by leaving the question out, and what is declared is explained. */
function declarationProblem({ Conditions, Medication, PlannedTreatment, Pregnant, HealthNote }: HealthRow): Problem {
  if (Conditions === undefined) return ruleMessages.declarationMissing;
  const declares = Conditions.length > 0 || [Medication, PlannedTreatment, Pregnant].includes(true);
  return declares && (HealthNote ?? '').trim() === '' ? ruleMessages.healthNoteMissing : undefined;
}

/** What is wrong with the people as a whole; what is wrong with one of them alone the form tells. */
export function peopleProblems(rows: readonly HealthRow[], customer: Identity): readonly string[] {
  const inRows = rows.flatMap((row, index) =>
    [relationProblem(rows, index), numberProblem(rows, index, customer), declarationProblem(row)]
      .filter((problem) => problem !== undefined)
      .map((problem) => problems.inRow(index + 1, problem)),
  );
  return [...(rows.length > mostPeople ? [problems.tooManyPeople(mostPeople)] : []), ...inRows];
}
