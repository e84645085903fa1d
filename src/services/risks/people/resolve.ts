import type { PersonRow } from '#catalog/risks/people/answers.ts';
import { self } from '#catalog/risks/people/fields.ts';
import { identityOfRow } from '#catalog/risks/people/identity.ts';
import type { Identity } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import { ofPerson, peopleProblems } from '#messages/people-questions.ts';
import type { FoundHealth, FoundTrip } from '#ports/found.ts';
import type { Person } from '#ports/insurer.ts';
import { partnerSignal } from '../../ports.ts';
import { told } from '../common-answers.ts';
import type { PeopleAnswer, RiskPorts } from '../risk-service.ts';
import { genders, relations } from './codes.ts';
import { fewAtOnce } from './few-at-once.ts';
import { knownPerson } from './known-person.ts';

/** What is known of the customer, who may stand among the rows. */
export type KnownCustomer = Pick<FoundHealth | FoundTrip, 'gender' | 'nationality'> & { readonly owner: Person };

type Resolved =
  | { readonly kind: 'person'; readonly person: InsuredPerson }
  | { readonly kind: 'birthdateRequired' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'sanctioned' }
  | { readonly kind: 'registerDown' };

/** So many are asked about at once; a family is more, and a register serves others too. */
const most = 4;

function customerAsPerson({ owner, gender, nationality }: KnownCustomer): InsuredPerson {
  const { identity, name, surname, birthdate } = owner;
  return {
    relation: 'self',
    identity,
    name,
    surname,
    birthdate: told('the birth date of the customer', birthdate),
    gender,
    nationality: identity.kind === 'national' ? 'TR' : nationality,
  };
}

/** Somebody as the row describes them. */
function asTold({ Relation, Name, Surname, Birthdate, Gender, Nationality }: PersonRow, identity: Identity) {
  return {
    relation: relations[told('Relation', Relation)],
    identity,
    name: told('Name', Name),
    surname: told('Surname', Surname),
    birthdate: told('Birthdate', Birthdate),
    gender: Gender && genders[Gender],
    nationality: Nationality,
  };
}

/** Asks the population register of who has a number: a row alone tells nobody's name. A passport tells all of it. */
async function lookUp({ registries }: RiskPorts, row: PersonRow): Promise<Resolved> {
  const identity = told('the identity of a row', identityOfRow(row));
  if (identity.kind === 'passport') return { kind: 'person', person: asTold(row, identity) };
  const query = { identityNumber: identity.number, birthdate: row.Birthdate };
  const answer = await registries.population.person(query, partnerSignal());
  switch (answer.kind) {
    case 'found': {
      const { name, surname, birthdate, gender } = answer.record;
      const relation = relations[told('Relation', row.Relation)];
      const nationality = identity.kind === 'national' ? 'TR' : undefined;
      const person = { relation, identity, name, surname, birthdate, gender: genders[gender], nationality };
      return { kind: 'person', person };
    }
    case 'birthdateRequired':
      return answer;
    case 'mismatch':
      return { kind: 'wrong', problem: peopleProblems.mismatch };
    case 'notFound':
      return { kind: 'wrong', problem: peopleProblems.unknown };
    case 'unavailable':
      return { kind: 'registerDown' };
  }
}

async function screened({ registries }: RiskPorts, resolved: Resolved): Promise<Resolved> {
  if (resolved.kind !== 'person') return resolved;
  const { identity, name, surname } = resolved.person;
  const listed = await registries.sanctions.check({ identityNumber: identity.number, name, surname }, partnerSignal());
  if (listed.kind === 'hit') return { kind: 'sanctioned' };
  return listed.kind === 'clear' ? resolved : { kind: 'registerDown' };
}

/** The customer was screened when the quotation was opened, and who is known since the last update then. */
async function resolve(
  ports: RiskPorts,
  row: PersonRow,
  { customer, known }: { readonly customer: KnownCustomer; readonly known: readonly InsuredPerson[] },
): Promise<Resolved> {
  if (row.Relation === self) return { kind: 'person', person: customerAsPerson(customer) };
  const before = knownPerson(row, known);
  return before ? { kind: 'person', person: before } : screened(ports, await lookUp(ports, row));
}

/** One answer for all: what the customer can mend first, and nothing of anybody before everybody is known. */
function together(resolved: readonly Resolved[]): PeopleAnswer {
  const problems = resolved.flatMap((one, index) => (one.kind === 'wrong' ? [ofPerson(index + 1, one.problem)] : []));
  const rows = resolved.flatMap(({ kind }, index) => (kind === 'birthdateRequired' ? [index] : []));
  if (resolved.some(({ kind }) => kind === 'sanctioned')) return { kind: 'sanctioned' };
  if (problems.length > 0) return { kind: 'invalid', problems };
  if (rows.length > 0) return { kind: 'birthdateRequired', rows };
  if (resolved.some(({ kind }) => kind === 'registerDown')) return { kind: 'registerDown' };
  return { kind: 'people', people: resolved.flatMap((one) => (one.kind === 'person' ? [one.person] : [])) };
}

/**
 * The people of judged rows: the customer as they are known, everybody else asked of the population register and screened.
 * Who was known when the panel was last asked is not asked about again.
 */
export async function resolvePeople(
  ports: RiskPorts,
  customer: KnownCustomer,
  rows: readonly PersonRow[],
  known: readonly InsuredPerson[] = [],
): Promise<PeopleAnswer> {
  return together(await fewAtOnce(most, rows, (row) => resolve(ports, row, { customer, known })));
}
