import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import type { Day } from '#domain/dates.ts';
import { identityOf, isCompany } from '#domain/identity.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, partnerSignal, visitorOf } from '../ports.ts';

export type CustomerFacts = {
  readonly name: string;
  readonly surname: string;
  /** Undefined for a company. */
  readonly birthdate: Day | undefined;
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

export type CustomerQuestion = {
  readonly nationalNumber: string;
  readonly phone: string;
  readonly birthdate: Day | undefined;
};

type Ports = Pick<AccountPorts, 'codes' | 'registries' | 'lists' | 'limits' | 'limitFactor' | 'secrets' | 'clock'>;

const personProblems = {
  birthdateRequired: 'birthdateRequired',
  mismatch: 'birthdateWrong',
  notFound: 'personUnknown',
  unavailable: 'registerDown',
} as const;

async function askPerson({ registries }: Ports, question: CustomerQuestion): Promise<Found | { kind: Problem }> {
  const { nationalNumber: identityNumber, birthdate } = question;
  const answer = await registries.population.person({ identityNumber, birthdate }, partnerSignal());
  return answer.kind === 'found' ? { kind: 'found', customer: answer.record } : { kind: personProblems[answer.kind] };
}

/** A company's title stands in place of name and surname, and no birth date is asked. */
async function askCompany({ registries, lists }: Ports, taxNumber: string): Promise<Found | { kind: Problem }> {
  const answer = await registries.companies.company(taxNumber, partnerSignal());
  if (answer.kind !== 'found') return { kind: answer.kind === 'notFound' ? 'companyUnknown' : 'registerDown' };
  const { title, provinceCode } = answer.record;
  const province = (await lists.provinces()).find(({ id }) => id === provinceCode);
  const place = { provinceCode, provinceName: province?.name ?? '', districtCode: 0, districtName: '' };
  return { kind: 'found', customer: { name: title, surname: '', birthdate: undefined, ...place } };
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
  const { nationalNumber } = question;
  const phone = normalisePhone(question.phone);
  if (!(await hasProvenPhone(ports, phone, caller))) return { kind: 'phoneUnverified' };
  const limited = await keepLimits(ports, 'customerCheck', { ...caller, phone, identity: nationalNumber });
  if (limited) return limited;

  const found = isCompany(identityOf(nationalNumber))
    ? await askCompany(ports, nationalNumber)
    : await askPerson(ports, question);
  if (found.kind !== 'found') return found;
  const { name, surname } = found.customer;
  const listed = await ports.registries.sanctions.check(
    { identityNumber: nationalNumber, name, surname },
    partnerSignal(),
  );
  if (listed.kind === 'hit') return { kind: 'sanctioned' };
  return listed.kind === 'clear' ? found : { kind: 'registerDown' };
}
