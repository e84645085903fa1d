import { secondsAfter, secondsBefore } from '#domain/account/lifetimes.ts';
import { claimRules, decideClaim } from '#domain/account/number-claim.ts';
import type { Account } from '#ports/accounts.ts';
import type { PersonRecord } from '#ports/registries.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { recordSecurity } from './record-security.ts';

export type Claimant = {
  readonly phone: string;
  readonly birthdate: string | undefined;
  /** Whether this visitor proved the phone a moment ago. */
  readonly phoneProven: boolean;
  /** Who only registers is told that the number is taken; a claim must be meant. */
  readonly claims: boolean;
};

export type NumberAnswer =
  | { readonly kind: 'free' }
  | { readonly kind: 'taken'; readonly canClaim: boolean }
  | { readonly kind: 'birthdateRequired' | 'birthdateWrong' }
  | { readonly kind: 'claimantUnverified' }
  | { readonly kind: 'claimWaits'; readonly dueAt: Date }
  | { readonly kind: 'claimByPerson' }
  | { readonly kind: 'won'; readonly accountId: string };

type Ports = Pick<AccountPorts, 'accounts' | 'claims' | 'secrets' | 'securityLog' | 'clock'>;

const free: NumberAnswer = { kind: 'free' };

/** Makes the claim and tells the holder; a claim made in the same moment by another counts instead. */
async function openClaim(ports: Ports, holder: Account, { phone, caller }: { phone: string; caller: Caller }) {
  const requestedAt = ports.clock.now();
  const claim = { claimantPhone: phone, requestedAt, dueAt: secondsAfter(requestedAt, claimRules.noticeSeconds) };
  const notices = [{ kind: 'numberClaimed' as const, phone: holder.phone, email: holder.email }];
  const replacesBefore = secondsBefore(requestedAt, claimRules.validSeconds);
  const opened = await ports.claims.open(holder.id, claim, { replacesBefore, notices });
  if (opened) recordSecurity(ports, 'numberClaimed', { caller, accountId: holder.id });
  return ports.claims.of(holder.id);
}

/** What somebody whom the register knows can do about a national number that another phone's account holds. */
export async function claimNumber(
  ports: Ports,
  person: PersonRecord,
  { claimant, caller }: { readonly claimant: Claimant; readonly caller: Caller },
): Promise<NumberAnswer> {
  const { phone, birthdate, phoneProven } = claimant;
  const holder = await ports.accounts.find({ kind: 'nationalNumber', value: person.identityNumber });
  if (!holder?.phoneVerifiedAt || holder.phone === phone) return free;
  const now = ports.clock.now();
  const before = await ports.claims.of(holder.id);
  const isOwn = before?.claimantPhone === phone && before.objectedAt === undefined;
  const phoneHolder = await ports.accounts.find({ kind: 'phone', value: phone });
  const canClaim = !phoneHolder?.phoneVerifiedAt;
  if (!canClaim || !(claimant.claims || isOwn)) return { kind: 'taken', canClaim };
  if (birthdate === undefined) return { kind: 'birthdateRequired' };
  if (birthdate !== person.birthdate) return { kind: 'birthdateWrong' };
  if (!phoneProven) return { kind: 'claimantUnverified' };

  const holderBought = await ports.claims.holderBought(holder);
  const opens = decideClaim({ claim: before, phone, holderBought, now }) === 'open';
  const claim = opens ? await openClaim(ports, holder, { phone, caller }) : before;
  switch (decideClaim({ claim, phone, holderBought, now })) {
    case 'takeBack':
      return { kind: 'won', accountId: holder.id };
    case 'wait':
      return claim ? { kind: 'claimWaits', dueAt: claim.dueAt } : free;
    case 'open':
    case 'byPerson':
      return { kind: 'claimByPerson' };
  }
}
