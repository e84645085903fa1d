import type { CodePurpose } from '#domain/account/codes.ts';

/** A code is bound to a phone, a purpose and a visitor. */
export type CodeOwner = { readonly phone: string; readonly purpose: CodePurpose; readonly visitor: string };

export type VerificationCodes = {
  /** Stores a new code; older ones of the same owner are dead from now on. */
  add(
    code: CodeOwner & {
      readonly codeDigest: string;
      readonly nationalNumber: string | undefined;
      readonly now: Date;
      readonly expiresAt: Date;
    },
  ): Promise<void>;
  /** Whether the owner has a code that can still be typed. */
  isWaiting(owner: CodeOwner, moment: { readonly now: Date; readonly mostTries: number }): Promise<boolean>;
  /** Spends one of the tries of the owner's living code; undefined when there is none or no try is left. */
  spendTry(
    owner: CodeOwner,
    moment: { readonly now: Date; readonly mostTries: number },
  ): Promise<
    | {
        readonly id: string;
        readonly codeDigest: string;
        readonly triesLeft: number;
        readonly nationalNumber: string | undefined;
      }
    | undefined
  >;
  /** True for the one caller that uses the code up. */
  use(id: string, now: Date): Promise<boolean>;
  /** Whether the visitor has proven the phone since then, for this purpose or, without one, for any. */
  isProven(
    proof: { readonly phone: string; readonly visitor: string; readonly purpose?: CodePurpose },
    since: Date,
  ): Promise<boolean>;
  /** Whether the visitor has proven any phone since then. */
  hasProven(visitor: string, since: Date): Promise<boolean>;
  /** The phone that the visitor has last proven since then with a code asked for under this national number. */
  phoneProvenFor(
    proof: { readonly nationalNumber: string; readonly visitor: string },
    since: Date,
  ): Promise<string | undefined>;
};
