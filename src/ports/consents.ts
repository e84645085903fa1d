import type { StatedConsent } from '#domain/account/consents.ts';

/** Who agreed to what, in which text, when, where and by which act. */
export type ConsentRecord = StatedConsent & {
  readonly accountId: string | undefined;
  readonly phone: string;
  readonly nationalNumber: string | undefined;
  readonly visitor: string;
  readonly address: string;
  readonly act: 'register' | 'verification' | 'account';
};

export type Consents = {
  add(records: readonly ConsentRecord[]): Promise<void>;
  /** Facts of a customer in the order in which they were stated. */
  of(customer: { readonly phone: string; readonly nationalNumber: string }): Promise<readonly StatedConsent[]>;
};
