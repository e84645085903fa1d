import type { PersonRow } from '#catalog/risks/people/answers.ts';
import { identityOfRow } from '#catalog/risks/people/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import { relations } from './codes.ts';

/**
 * Somebody with a number of whom the register told before, for the same quotation; a birth date that is told now must be
 * theirs. Who is described by the row is what the row tells, anew each time.
 */
export function knownPerson(row: PersonRow, known: readonly InsuredPerson[]): InsuredPerson | undefined {
  const identity = identityOfRow(row);
  if (identity === undefined || identity.kind === 'passport' || row.Relation === undefined) return undefined;
  const before = known.find(
    (person) =>
      person.relation !== 'self' &&
      person.identity.kind === identity.kind &&
      person.identity.number === identity.number,
  );
  const fits = before && (row.Birthdate === undefined || row.Birthdate === before.birthdate);
  return fits ? { ...before, relation: relations[row.Relation] } : undefined;
}
