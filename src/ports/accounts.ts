import type { SecondFactor } from '#domain/account/login-decision.ts';
import type { Username } from '#domain/account/username.ts';
import type { Day } from '#domain/dates.ts';
import type { NewNotice } from './account-notices.ts';

/** Who an account is for, as the person says it. */
export type AccountHolder = {
  readonly nationalNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: Day | undefined;
  readonly gender: 'E' | 'K' | undefined;
  readonly cityCode: number | undefined;
  readonly countyCode: number | undefined;
};

export type Account = AccountHolder & {
  readonly id: string;
  readonly passwordHash: string;
  readonly temporary:
    | { readonly hash: string; readonly expiresAt: Date; readonly usedAt: Date | undefined }
    | undefined;
  readonly phoneVerifiedAt: Date | undefined;
  readonly secondFactor: SecondFactor;
};

export type NewAccount = Omit<Account, 'id' | 'temporary' | 'phoneVerifiedAt' | 'secondFactor'> & {
  readonly phoneVerified: boolean;
  /** Digest of the visitor who registers. */
  readonly registeredBy: string;
};

export type AccountChange = Partial<
  Pick<
    Account,
    'name' | 'surname' | 'phone' | 'email' | 'birthdate' | 'gender' | 'cityCode' | 'countyCode' | 'secondFactor'
  >
>;

/** A change, and what its holder is told about it. */
export type NoticesOfChange = { readonly now: Date; readonly notices: readonly NewNotice[] };

export type Accounts = {
  /** A mail address, which several may have, names the one that has had it longest. */
  find(username: Username): Promise<Account | undefined>;
  read(id: string): Promise<Account | undefined>;
  /**
   * Opens an account. A registration without a proven phone gives way to its own visitor, and after the hold to anyone.
   * The account that a claim has won against makes room, unless its holder objected in this very moment; it is told.
   * 'pending' means that this very registration of this visitor stands already; 'taken' that a number belongs to another.
   */
  open(
    account: NewAccount,
    moment: { readonly now: Date; readonly heldSince: Date; readonly replaces?: string | undefined },
  ): Promise<
    { readonly kind: 'opened'; readonly id: string } | { readonly kind: 'pending' } | { readonly kind: 'taken' }
  >;
  /** Marks the phone of the visitor's own registration as proven, and tells which account that was. */
  verifyPhone(proof: {
    readonly phone: string;
    readonly registeredBy: string;
    readonly now: Date;
  }): Promise<string | undefined>;
  markPhoneVerified(id: string, now: Date): Promise<void>;
  change(id: string, change: AccountChange, told: NoticesOfChange): Promise<'changed' | 'taken'>;
  /** Replaces the password and forgets any temporary one. */
  setPassword(id: string, hash: string, told: NoticesOfChange): Promise<void>;
  setTemporary(id: string, temporary: { readonly hash: string; readonly expiresAt: Date } | undefined): Promise<void>;
  /** True for the one caller that uses it up. */
  spendTemporary(id: string, hash: string, now: Date): Promise<boolean>;
  /** Whether the visitor was seen as a device of the account since then. */
  knowsDevice(id: string, visitor: string, since: Date): Promise<boolean>;
  rememberDevice(id: string, visitor: string, now: Date): Promise<void>;
  /** Every other device of the account is a new one from now on. */
  forgetOtherDevices(id: string, keptVisitor: string): Promise<void>;
};
