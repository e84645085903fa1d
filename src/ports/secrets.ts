/** What a digest is for; the same text under two purposes has nothing in common. */
export type DigestPurpose =
  | 'token'
  | 'code'
  | 'visitor'
  | 'limit'
  | 'question'
  | 'share'
  | 'ownLink'
  | 'renewal'
  | 'wish'
  | 'support'
  | 'log';

/** Randomness, keyed digests and sealing. Nothing secret is stored but through these. */
export type Secrets = {
  /** An opaque token of 256 bits. */
  token(): string;
  guid(): string;
  /** Sixteen capitals and digits that nobody guesses and everybody can read out. */
  orderReference(): string;
  /** D and seven capitals and digits, to be read out on the phone; no secret. */
  supportNumber(): string;
  /** Six digits. */
  code(): string;
  temporaryPassword(): string;
  /** 32 random bytes in base64. */
  salt(): string;
  /** A keyed digest: who reads the database cannot try texts against it. */
  digest(purpose: DigestPurpose, text: string): string;
  /** Takes equally long wherever the two differ. */
  same(one: string, other: string): boolean;
  /** A short name for exactly this text. */
  fingerprint(text: string): string;
  /** For what is needed for minutes; what is kept stands under the ring of keys (DataSeal). */
  seal(text: string): string;
  /** Throws where the text was touched, or was sealed otherwise. */
  unseal(sealed: string): string;
  /** Reads what the browser encrypted under a salt of ours; undefined when it was not. */
  decrypt(sealed: { readonly salt: string; readonly text: string }): string | undefined;
};

/** Slow on purpose, and memory-hungry: who comes while too many wait is told that we are busy. */
export type Passwords = {
  hash(password: string): Promise<{ readonly kind: 'hash'; readonly hash: string } | { readonly kind: 'busy' }>;
  /** Costs the same when there is no hash to compare with. */
  compare(password: string, hash: string | undefined): Promise<'match' | 'differ' | 'busy'>;
};
