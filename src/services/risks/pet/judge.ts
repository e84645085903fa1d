import type { Field } from '#catalog/fields/field.ts';
import { type FormProblem, problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { type PetAnswers, type PetRow, petList } from '#catalog/risks/pet/answers.ts';
import { petFields } from '#catalog/risks/pet/fields.ts';
import { petForm } from '#catalog/risks/pet/form.ts';
import { judgePets } from '#catalog/risks/pet/judge.ts';
import type { Day } from '#domain/dates.ts';
import { ofPet, petField, petNumber } from '#messages/pet-questions.ts';
import { endProblem } from '../end-problem.ts';

const fields = fieldsOf(petForm);

/** An animal is spoken of by its name; by its number where it has none, or shares it with another. */
function petLabel(rows: readonly PetRow[], index: number): string {
  const name = rows[index]?.PetName;
  const isOnly = rows.filter(({ PetName }) => PetName === name).length === 1;
  return name !== undefined && isOnly ? name : petNumber(index + 1);
}

const labelOf = (asked: readonly Field[], name: unknown) => asked.find((field) => field.name === name)?.label ?? '';

/** The rules of a form speak of a field that one sees; where one does not, its name is said. */
function byFormSentence({ path, message }: FormProblem, rows: readonly PetRow[]): string {
  const [field, index, inRow] = path;
  if (typeof index === 'number') return ofPet(petField(petLabel(rows, index), labelOf(petFields, inRow)), message);
  return field === petList ? message : ofPet(labelOf(fields, field), message);
}

function ownSentence({ path: [, index], message }: FormProblem, rows: readonly PetRow[]): string {
  return typeof index === 'number' ? ofPet(petLabel(rows, index), message) : message;
}

/** Everything wrong with merged answers, in the sentences of the form that asks for them; of one answer the first. */
export function judgeAnswers(_quoted: unknown, answers: PetAnswers, today: Day): readonly string[] {
  const { Pets: rows = [] } = answers;
  const byForm = problemsOf(fields, valuesOf(fields, answers), today);
  const told = new Set(byForm.map(({ path }) => path.join()));
  const own = judgePets(answers, today).filter(({ path }) => !told.has(path.join()));
  const sentences = [
    ...byForm.map((problem) => byFormSentence(problem, rows)),
    ...own.map((problem) => ownSentence(problem, rows)),
    endProblem('petsaglik', answers),
  ];
  return [...new Set(sentences.filter((sentence) => sentence !== undefined))];
}
