import { type FormProblem, problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import type { HealthAnswers } from '#catalog/risks/health/answers.ts';
import { declarationFields } from '#catalog/risks/health/declaration.ts';
import { healthForm } from '#catalog/risks/health/form.ts';
import { schemeOf } from '#catalog/risks/health/lines.ts';
import { mostPeople } from '#catalog/risks/health/people.ts';
import { treatments } from '#catalog/risks/health/plan.ts';
import { healthRefusal } from '#catalog/risks/health/refusal.ts';
import { judgePeople, peopleSentence } from '#catalog/risks/people/judge.ts';
import type { Day } from '#domain/dates.ts';
import type { Identity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { healthProblems as problems } from '#messages/health-questions.ts';
import type { FoundOf } from '#ports/found.ts';
import { endProblem } from '../end-problem.ts';
import { declarationProblems } from './declaration-problems.ts';
import { saysAnything } from './declarations.ts';

/** What is wrong in a row is told with its number, and in a declaration with the name of the question. */
function sentenceOf(problem: FormProblem): string {
  const [, index, name] = problem.path;
  const declared = declarationFields.find((field) => field.name === name);
  return typeof index === 'number' && declared
    ? problems.inField(index + 1, declared.label, problem.message)
    : peopleSentence(problem);
}

function planProblem({ Birth, Treatment }: HealthAnswers): string | undefined {
  return Birth && Treatment === treatments.inpatient ? problems.birthNeedsOutpatient : undefined;
}

/** A foreigner's policy covers its holder, whatever their health. */
function foreignerProblems({ fam }: HealthAnswers): readonly string[] {
  const isAlone = fam === undefined || (fam.length === 1 && fam[0]?.Relation === '1' && !fam.some(saysAnything));
  return isAlone ? [] : [problems.foreignerAlone];
}

function familyProblems({ fam: rows = [] }: HealthAnswers, owner: Identity): readonly string[] {
  return [...judgePeople({ rows, owner, most: mostPeople }), ...declarationProblems(rows)];
}

/** Everything wrong with merged answers, in the sentences of the form that asks for them. */
export function judgeAnswers(
  { line, found }: { readonly line: LineKey; readonly found: FoundOf<'health'> },
  answers: HealthAnswers,
  today: Day,
): readonly string[] {
  const { identity } = found.owner;
  const refusal = healthRefusal({ line, identity }, answers);
  if (refusal !== undefined) return [refusal];
  const fields = fieldsOf(healthForm({ line }));
  const byForm = problemsOf(fields, valuesOf(fields, answers), today).map(sentenceOf);
  const ofPeople = schemeOf(line) === 'foreigner' ? foreignerProblems(answers) : familyProblems(answers, identity);
  const further = [planProblem(answers), endProblem(line, answers)].filter((problem) => problem !== undefined);
  return [...new Set([...byForm, ...ofPeople, ...further])];
}
