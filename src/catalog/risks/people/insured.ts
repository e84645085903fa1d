import type { InsuredPerson } from '#domain/insured-person.ts';
import { capitaliseName } from '#domain/turkish-text.ts';

/** The insured people as the customer calls them: others by their first names, which is all that is told of them. */
export function peopleDetail(people: readonly InsuredPerson[]): string {
  return people
    .map(({ relation, name, surname }) => capitaliseName(relation === 'self' ? `${name} ${surname}` : name))
    .join(', ');
}

/** The same for the same people, in whatever order they stand. */
export function peopleKey(people: readonly InsuredPerson[]): string {
  return people
    .map(({ identity }) => `${identity.kind}:${identity.number}`)
    .toSorted()
    .join(' ');
}
