/** Key material for the next call's secret fields. */
export type SecurityTokens = {
  add(token: {
    readonly guidDigest: string;
    readonly visitor: string;
    readonly sealedSalt: string;
    readonly expiresAt: Date;
  }): Promise<void>;
  /** The sealed salt, for the one caller that redeems it in time and as the same visitor. */
  redeem(token: {
    readonly guidDigest: string;
    readonly visitor: string;
    readonly now: Date;
  }): Promise<string | undefined>;
};
