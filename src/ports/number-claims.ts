import type { NumberClaim } from '#domain/account/number-claim.ts';
import type { NewNotice } from './account-notices.ts';

/** At most one claim per account whose number it is about. */
export type NumberClaims = {
  of(accountId: string): Promise<NumberClaim | undefined>;
  /** False where another claim, not older than that, stands already. */
  open(
    accountId: string,
    claim: Pick<NumberClaim, 'claimantPhone' | 'requestedAt' | 'dueAt'>,
    more: { readonly replacesBefore: Date; readonly notices: readonly NewNotice[] },
  ): Promise<boolean>;
  /** The holder is there after all. True where a claim was open; its claimant is told. */
  oppose(accountId: string, now: Date): Promise<boolean>;
  /** Whether a policy was bought under the account's number with its phone or by its member. */
  holderBought(holder: {
    readonly id: string;
    readonly nationalNumber: string;
    readonly phone: string;
  }): Promise<boolean>;
};
