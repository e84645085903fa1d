import type { HealthAnswers, HealthRow } from '#catalog/risks/health/answers.ts';
import { ageOn, type Day } from '#domain/dates.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import { healthProblems } from '#messages/health-questions.ts';
import { ofPerson } from '#messages/people-questions.ts';
import { told } from '../common-answers.ts';
import type { QuotationOf } from '../of-kind.ts';
import { resolvePeople } from '../people/resolve.ts';
import type { PeopleAnswer, RiskPorts } from '../risk-service.ts';
import { insuredRows } from './rows.ts';

const ageOfBirthCover = 18;

/** Where nobody told the sex, the insurer decides. */
export function mayHaveBirthCover({ gender, birthdate }: InsuredPerson, start: Day): boolean {
  return gender !== 'male' && ageOn(birthdate, start) >= ageOfBirthCover;
}

/** The sentence names no answer: what is declared is repeated nowhere. */
function misdeclared(people: readonly InsuredPerson[], rows: readonly HealthRow[]): readonly string[] {
  return people.flatMap(({ gender }, index) =>
    gender === 'male' && rows[index]?.Pregnant ? [ofPerson(index + 1, healthProblems.declarationMisfits)] : [],
  );
}

/** Who is insured, as the register knows them; only then can be told whether what was declared and chosen is for anybody. */
export async function healthPeople(
  ports: RiskPorts,
  { line, found, asked }: QuotationOf<'health'>,
  answers: HealthAnswers,
): Promise<PeopleAnswer> {
  const rows = insuredRows(line, answers);
  const named = await resolvePeople(ports, found, rows, asked?.insuredPeople);
  if (named.kind !== 'people') return named;
  const problems = misdeclared(named.people, rows);
  if (problems.length > 0) return { kind: 'invalid', problems };
  if (!answers.Birth) return named;
  const start = told('PolicyStart', answers.PolicyStart);
  return named.people.some((person) => mayHaveBirthCover(person, start))
    ? named
    : { kind: 'invalid', problems: [healthProblems.birthForNobody] };
}
