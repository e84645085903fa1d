import { secondsAfter } from './lifetimes.ts';

/** Somebody's word that the national number of an account is theirs. */
export type NumberClaim = {
  readonly claimantPhone: string;
  readonly requestedAt: Date;
  readonly dueAt: Date;
  readonly objectedAt: Date | undefined;
  /** By a person of the agency. */
  readonly grantedAt: Date | undefined;
};

const day = 86_400;

export const claimRules = {
  /** So long the holder is waited for after being told. */
  noticeSeconds: 3 * day,
  /** After so long a claim is over, used or not, and another may be made. */
  validSeconds: 30 * day,
} as const;

/** Where a claimant stands: a claim may be made, its time is not come, the number is free for them, or people decide. */
export type ClaimDecision = 'open' | 'wait' | 'takeBack' | 'byPerson';

export type ClaimFacts = {
  readonly claim: NumberClaim | undefined;
  /** Proven by the claimant. */
  readonly phone: string;
  /** The holder has bought a policy under the number, so probably is who they say. */
  readonly holderBought: boolean;
  readonly now: Date;
};

/** Knowing a number, a name and a birth date proves nobody, so a claim moves nothing against a holder who answers. */
export function decideClaim({ claim, phone, holderBought, now }: ClaimFacts): ClaimDecision {
  if (!claim || secondsAfter(claim.requestedAt, claimRules.validSeconds) <= now) return 'open';
  if (claim.claimantPhone !== phone) return 'byPerson';
  if (claim.grantedAt) return 'takeBack';
  if (claim.objectedAt || holderBought) return 'byPerson';
  return now < claim.dueAt ? 'wait' : 'takeBack';
}
