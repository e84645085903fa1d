import type { ConsentAct, StatedConsent } from '#domain/account/consents.ts';

/** Who agreed to what, in which text, when, where and by which act. */
export type ConsentRecord = StatedConsent & {
  readonly accountId: string | undefined;
  readonly phone: string;
  readonly nationalNumber: string | undefined;
  readonly visitor: string;
  readonly address: string;
  readonly act: ConsentAct;
};

export type KeptConsent = StatedConsent & { readonly act: ConsentAct };

/** Where the register of permissions knows a customer, whose phone is proven; without an address there is nothing to tell of mail. */
export type KnownContact = { readonly email: string | undefined };

export type Consents = {
  /**
   * Stores facts and, in the same transaction, what the register of permissions is to be told of them. Nothing is owed to
   * it while a phone is unproven: it may be a stranger's. What somebody says on an account that is deleted in that moment
   * is not stored.
   */
  add(records: readonly ConsentRecord[], known: KnownContact | undefined): Promise<'stored' | 'accountGone'>;
  /** From now on the register is owed what an account stated before its phone was proven. */
  oweOf(account: { readonly id: string; readonly email: string }): Promise<void>;
  /** Facts of a customer in the order in which they were stated. */
  of(customer: { readonly phone: string; readonly nationalNumber: string }): Promise<readonly KeptConsent[]>;
};
