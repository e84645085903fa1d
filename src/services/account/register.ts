import { type AgreementFlags, consentFacts } from '#domain/account/consents.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { nameFits } from '#domain/account/name-fit.ts';
import { judgePassword, type PasswordProblem } from '#domain/account/passwords.ts';
import { emailKey } from '#domain/account/username.ts';
import type { AccountHolder } from '#ports/accounts.ts';
import type { SecurityEvent } from '#ports/security-log.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, partnerSignal, visitorOf } from '../ports.ts';
import { claimNumber, type NumberAnswer } from './claim-number.ts';
import { readSecrets } from './read-secrets.ts';
import { recordConsents } from './record-consents.ts';
import { recordSecurity } from './record-security.ts';
import { siteWords } from './site-words.ts';

export type Registration = AccountHolder & {
  readonly password: string;
  readonly guid: string;
  readonly agreements: AgreementFlags;
  /** The person says that a number which is taken is theirs. */
  readonly claimsNumber: boolean;
};

export type RegisterAnswer =
  | Limited
  | Exclude<NumberAnswer, { kind: 'free' | 'won' }>
  | { readonly kind: 'secretUnreadable' }
  | { readonly kind: 'passwordWeak'; readonly problem: PasswordProblem }
  | { readonly kind: 'personUnknown' | 'registerDown' | 'nameWrong' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'phoneUnverified' | 'opened' };

type Ports = Omit<AccountPorts, 'sessions' | 'sms' | 'ledger' | 'lists' | 'notices'>;

const personProblems = {
  birthdateRequired: 'birthdateRequired',
  mismatch: 'birthdateWrong',
  notFound: 'personUnknown',
  unavailable: 'registerDown',
} as const;

function isPhoneProven(ports: Ports, phone: string, caller: Caller): Promise<boolean> {
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForAccount);
  return ports.codes.isProven({ phone, visitor: visitorOf(ports, caller), purpose: 'login' }, since);
}

type Opening = {
  readonly passwordHash: string;
  readonly phoneVerified: boolean;
  /** The account whose number was claimed and not defended. */
  readonly replaces: string | undefined;
};

async function openAccount(
  ports: Ports,
  input: Registration,
  { opening, caller }: { readonly opening: Opening; readonly caller: Caller },
): Promise<RegisterAnswer> {
  const now = ports.clock.now();
  const visitor = visitorOf(ports, caller);
  const { password: _password, guid: _guid, claimsNumber: _claims, agreements, ...person } = input;
  const { passwordHash, phoneVerified, replaces } = opening;
  const opened = await ports.accounts.open(
    { ...person, email: emailKey(input.email), passwordHash, phoneVerified, registeredBy: visitor },
    { now, heldSince: secondsBefore(now, lifetimes.pendingHold), replaces },
  );
  if (opened.kind === 'taken') return { kind: 'taken', canClaim: false };
  if (opened.kind === 'pending') return { kind: 'phoneUnverified' };
  const { phone, nationalNumber } = input;
  const accountId = opened.id;
  const subject = { accountId, phone, nationalNumber, act: 'register' } as const;
  const known = phoneVerified ? { email: emailKey(input.email) } : undefined;
  await recordConsents(ports, consentFacts(agreements), { ...subject, caller, known });
  if (!phoneVerified) return { kind: 'phoneUnverified' };
  await ports.accounts.rememberDevice(accountId, visitor, now);
  recordSecurity(ports, replaces === undefined ? 'registered' : 'numberTakenBack', { caller, accountId });
  return { kind: 'opened' };
}

async function tryToRegister(ports: Ports, input: Registration, caller: Caller): Promise<RegisterAnswer> {
  const { nationalNumber, phone, birthdate } = input;
  const limited = await keepLimits(ports, 'register', { ...caller, phone, identity: nationalNumber });
  if (limited) return limited;
  const [password] = await readSecrets(ports, { guid: input.guid, texts: [input.password] }, caller);
  if (password === undefined) return { kind: 'secretUnreadable' };
  const problem = judgePassword(password, { owner: input, siteWords });
  if (problem) return { kind: 'passwordWeak', problem };
  const person = await ports.registries.population.person(
    { identityNumber: nationalNumber, birthdate, named: { name: input.name, surname: input.surname } },
    partnerSignal(),
  );
  if (person.kind !== 'found') return { kind: personProblems[person.kind] };
  if (!nameFits(input, person.record)) return { kind: 'nameWrong' };
  const phoneVerified = await isPhoneProven(ports, phone, caller);
  const claimant = { phone, birthdate, phoneProven: phoneVerified, claims: input.claimsNumber };
  const number = await claimNumber(ports, person.record, { claimant, caller });
  if (number.kind !== 'free' && number.kind !== 'won') return number;
  const hashed = await ports.passwords.hash(password);
  if (hashed.kind === 'busy') return { kind: 'busy' };
  const replaces = number.kind === 'won' ? number.accountId : undefined;
  return openAccount(ports, input, { opening: { passwordHash: hashed.hash, phoneVerified, replaces }, caller });
}

const events: Readonly<Record<RegisterAnswer['kind'], SecurityEvent | undefined>> = {
  taken: 'registrationRefused',
  nameWrong: 'registrationRefused',
  birthdateWrong: 'registrationRefused',
  claimByPerson: 'registrationRefused',
  limited: 'registrationRefused',
  opened: undefined,
  personUnknown: undefined,
  birthdateRequired: undefined,
  phoneUnverified: undefined,
  claimantUnverified: undefined,
  claimWaits: undefined,
  passwordWeak: undefined,
  secretUnreadable: undefined,
  registerDown: undefined,
  busy: undefined,
};

/** Opens an account for a person whom the register knows by this name; the phone is proven before or after. */
export async function register(ports: Ports, input: Registration, caller: Caller): Promise<RegisterAnswer> {
  const answer = await tryToRegister(ports, input, caller);
  recordSecurity(ports, events[answer.kind], { caller, name: input.nationalNumber });
  return answer;
}
