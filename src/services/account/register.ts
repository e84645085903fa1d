import { type AgreementFlags, consentFacts } from '#domain/account/consents.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { judgePassword, type PasswordProblem } from '#domain/account/passwords.ts';
import { emailKey } from '#domain/account/username.ts';
import type { AccountHolder } from '#ports/accounts.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, partnerSignal, visitorOf } from '../ports.ts';
import { readSecrets } from './read-secrets.ts';
import { recordConsents } from './record-consents.ts';
import { siteWords } from './site-words.ts';

export type Registration = AccountHolder & {
  readonly password: string;
  readonly guid: string;
  readonly agreements: AgreementFlags;
};

export type RegisterAnswer =
  | Limited
  | { readonly kind: 'secretUnreadable' }
  | { readonly kind: 'passwordWeak'; readonly problem: PasswordProblem }
  | { readonly kind: 'birthdateRequired' | 'birthdateWrong' | 'personUnknown' | 'registerDown' }
  | { readonly kind: 'busy' | 'taken' }
  | { readonly kind: 'phoneUnverified' | 'opened' };

type Ports = Omit<AccountPorts, 'sessions' | 'sms' | 'ledger' | 'lists'>;

const personProblems = {
  birthdateRequired: 'birthdateRequired',
  mismatch: 'birthdateWrong',
  notFound: 'personUnknown',
  unavailable: 'registerDown',
} as const;

async function openAccount(
  ports: Ports,
  input: Registration,
  { passwordHash, caller }: { readonly passwordHash: string; readonly caller: Caller },
): Promise<RegisterAnswer> {
  const now = ports.clock.now();
  const visitor = visitorOf(ports, caller);
  const { password: _password, guid: _guid, agreements, ...person } = input;
  const phoneVerified = await ports.codes.isProven(
    { phone: input.phone, visitor, purpose: 'login' },
    secondsBefore(now, lifetimes.proofForAccount),
  );
  const opened = await ports.accounts.open(
    { ...person, email: emailKey(input.email), passwordHash, phoneVerified, registeredBy: visitor },
    { now, heldSince: secondsBefore(now, lifetimes.pendingHold) },
  );
  if (opened.kind === 'taken') return { kind: 'taken' };
  if (opened.kind === 'pending') return { kind: 'phoneUnverified' };
  const { phone, nationalNumber } = input;
  const subject = { accountId: opened.id, phone, nationalNumber, act: 'register' } as const;
  await recordConsents(ports, consentFacts(agreements), { ...subject, caller });
  if (!phoneVerified) return { kind: 'phoneUnverified' };
  await ports.accounts.rememberDevice(opened.id, visitor, now);
  return { kind: 'opened' };
}

/** Opens an account: the person must be in the register, the phone is proven before or after. */
export async function register(ports: Ports, input: Registration, caller: Caller): Promise<RegisterAnswer> {
  const { nationalNumber, phone, birthdate } = input;
  const limited = await keepLimits(ports, 'register', { ...caller, phone, identity: nationalNumber });
  if (limited) return limited;
  const [password] = await readSecrets(ports, { guid: input.guid, texts: [input.password] }, caller);
  if (password === undefined) return { kind: 'secretUnreadable' };
  const problem = judgePassword(password, { owner: input, siteWords });
  if (problem) return { kind: 'passwordWeak', problem };
  const person = await ports.registries.population.person(
    { identityNumber: nationalNumber, birthdate },
    partnerSignal(),
  );
  if (person.kind !== 'found') return { kind: personProblems[person.kind] };
  const hashed = await ports.passwords.hash(password);
  if (hashed.kind === 'busy') return { kind: 'busy' };
  return openAccount(ports, input, { passwordHash: hashed.hash, caller });
}
