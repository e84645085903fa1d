import type { InsuredPerson } from '#domain/insured-person.ts';
import { capitaliseName } from '#domain/turkish-text.ts';

/** The insured people as they are named beside each other. */
export function peopleDetail(people: readonly InsuredPerson[]): string {
  return people.map(({ name, surname }) => capitaliseName(`${name} ${surname}`)).join(', ');
}

/** The same for the same people, in whatever order they stand. */
export function peopleKey(people: readonly InsuredPerson[]): string {
  return people
    .map(({ identity }) => `${identity.kind}:${identity.number}`)
    .toSorted()
    .join(' ');
}
