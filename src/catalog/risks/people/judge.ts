import type { Identity } from '#domain/identity.ts';
import { ofPerson, peopleProblems as problems } from '#messages/people-questions.ts';
import type { FormProblem } from '../../fields/problems.ts';
import { familyList, type PersonRow } from './answers.ts';
import { self } from './fields.ts';
import { identityOfRow } from './identity.ts';

type PeopleQuestion = {
  readonly rows: readonly PersonRow[];
  /** Of the customer. */
  readonly owner: Identity;
  /** How many one policy of the line covers. */
  readonly most: number;
};

const spouse = '2';
const sameAs = (one: Identity) => (other: Identity | undefined) =>
  other !== undefined && one.number === other.number && (one.kind === 'passport') === (other.kind === 'passport');

function rowProblem({ rows, owner }: PeopleQuestion, index: number): string | undefined {
  const row = rows[index];
  const before = rows.slice(0, index);
  if (row === undefined) return undefined;
  const stoodBefore = before.some(({ Relation }) => Relation === row.Relation);
  if (row.Relation === self) return stoodBefore ? problems.selfTwice : undefined;
  if (row.Relation === spouse && stoodBefore) return problems.spouseTwice;
  const identity = identityOfRow(row);
  if (identity === undefined) return undefined;
  if (sameAs(owner)(identity)) return problems.ownNumber;
  return before.some((other) => other.Relation !== self && sameAs(identity)(identityOfRow(other)))
    ? problems.twice
    : undefined;
}

/** What is wrong with the people of a policy beyond what the questions of a row say, each told with its row. */
export function judgePeople(question: PeopleQuestion): readonly string[] {
  const { rows, most } = question;
  if (rows.length === 0) return [problems.none];
  if (rows.length > most) return [problems.tooMany(most)];
  return rows.flatMap((_, index) => {
    const problem = rowProblem(question, index);
    return problem === undefined ? [] : [ofPerson(index + 1, problem)];
  });
}

/** The sentence of a form's problem; one in a row says in whose. */
export function peopleSentence({ path: [list, index], message }: FormProblem): string {
  return list === familyList && typeof index === 'number' ? ofPerson(index + 1, message) : message;
}
