import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import type { Day } from '#domain/dates.ts';
import { type Identity, isCompany } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, partnerSignal, visitorOf } from '../ports.ts';
import { genders } from '../risks/people/codes.ts';

type Gender = InsuredPerson['gender'];

export type CustomerFacts = {
  readonly name: string;
  readonly surname: string;
  /** Undefined for a company. */
  readonly birthdate: Day | undefined;
  readonly gender: Gender;
  readonly provinceCode: number;
  readonly provinceName: string;
  readonly districtCode: number;
  readonly districtName: string;
};

type Problem =
  | 'phoneUnverified'
  | 'birthdateRequired'
  | 'birthdateWrong'
  | 'personUnknown'
  | 'companyUnknown'
  | 'registerDown'
  | 'sanctioned';
type Found = { readonly kind: 'found'; readonly customer: CustomerFacts };
export type CheckCustomerAnswer = Limited | { readonly kind: Problem } | Found;

/** What somebody tells of themselves whom the register does not know, or need not know. */
export type ToldCustomer = {
  readonly name: string;
  readonly surname: string;
  readonly provinceCode: number;
  readonly gender: Gender;
  /** Country by its two letters. */
  readonly nationality: string | undefined;
};

export type CustomerQuestion = {
  readonly identity: Identity;
  readonly phone: string;
  readonly birthdate: Day | undefined;
  /** Undefined where the register alone tells who it is. */
  readonly told?: ToldCustomer | undefined;
};

type Ports = Pick<AccountPorts, 'codes' | 'registries' | 'lists' | 'limits' | 'limitFactor' | 'secrets' | 'clock'>;

const personProblems = {
  birthdateRequired: 'birthdateRequired',
  mismatch: 'birthdateWrong',
  notFound: 'personUnknown',
  unavailable: 'registerDown',
} as const;

async function provinceName({ lists }: Ports, code: number): Promise<string> {
  return (await lists.provinces()).find(({ id }) => id === code)?.name ?? '';
}

/** The customer as they describe themselves; no register vouches for it. */
async function asTold(ports: Ports, told: ToldCustomer, birthdate: Day | undefined): Promise<Found> {
  const { name, surname, gender, provinceCode } = told;
  const place = {
    provinceCode,
    provinceName: await provinceName(ports, provinceCode),
    districtCode: 0,
    districtName: '',
  };
  return { kind: 'found', customer: { name, surname, gender, birthdate, ...place } };
}

async function askPerson(ports: Ports, question: CustomerQuestion): Promise<Found | { kind: Problem }> {
  const { identity, birthdate, told } = question;
  if (told && identity.kind === 'passport') return asTold(ports, told, birthdate);
  const query = { identityNumber: identity.number, birthdate };
  const answer = await ports.registries.population.person(query, partnerSignal());
  if (answer.kind === 'found') {
    const { record } = answer;
    return { kind: 'found', customer: { ...record, gender: genders[record.gender] } };
  }
  // Who came to live here lately may stand in no register yet; one that contradicts them is believed.
  if (told && answer.kind !== 'mismatch') return asTold(ports, told, birthdate);
  return { kind: personProblems[answer.kind] };
}

/** A company's title stands in place of name and surname, and no birth date is asked. */
async function askCompany(ports: Ports, taxNumber: string): Promise<Found | { kind: Problem }> {
  const answer = await ports.registries.companies.company(taxNumber, partnerSignal());
  if (answer.kind !== 'found') return { kind: answer.kind === 'notFound' ? 'companyUnknown' : 'registerDown' };
  const { title, provinceCode } = answer.record;
  const place = {
    provinceCode,
    provinceName: await provinceName(ports, provinceCode),
    districtCode: 0,
    districtName: '',
  };
  const nobody = { surname: '', birthdate: undefined, gender: undefined };
  return { kind: 'found', customer: { name: title, ...nobody, ...place } };
}

/** Whether the caller has proven the phone for a quotation. */
export function hasProvenPhone(
  ports: Pick<AccountPorts, 'codes' | 'secrets' | 'clock'>,
  phone: string,
  caller: Caller,
): Promise<boolean> {
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForQuote);
  return ports.codes.isProven({ phone: normalisePhone(phone), visitor: visitorOf(ports, caller) }, since);
}

/** The phone that the caller has proven by a code asked for under this very number. */
export function phoneProvenFor(
  ports: Pick<AccountPorts, 'codes' | 'secrets' | 'clock'>,
  nationalNumber: string,
  caller: Caller,
): Promise<string | undefined> {
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForQuote);
  return ports.codes.phoneProvenFor({ nationalNumber, visitor: visitorOf(ports, caller) }, since);
}

/** Who the customer is, asked of the registers for a visitor who has proven the phone. */
export async function checkCustomer(
  ports: Ports,
  question: CustomerQuestion,
  caller: Caller,
): Promise<CheckCustomerAnswer> {
  const { identity } = question;
  const phone = normalisePhone(question.phone);
  if (!(await hasProvenPhone(ports, phone, caller))) return { kind: 'phoneUnverified' };
  const limited = await keepLimits(ports, 'customerCheck', { ...caller, phone, identity: identity.number });
  if (limited) return limited;

  const found = isCompany(identity) ? await askCompany(ports, identity.number) : await askPerson(ports, question);
  if (found.kind !== 'found') return found;
  const { name, surname } = found.customer;
  const listed = await ports.registries.sanctions.check(
    { identityNumber: identity.number, name, surname },
    partnerSignal(),
  );
  if (listed.kind === 'hit') return { kind: 'sanctioned' };
  return listed.kind === 'clear' ? found : { kind: 'registerDown' };
}
