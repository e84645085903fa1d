/** What a blind index is for; the same text under two uses has nothing in common. */
export type IndexUse = 'phone' | 'identity' | 'email' | 'recipient' | 'insured' | 'wish';

/** Keeps what is written of people unreadable at rest. A seal opens only beside what it was bound to. */
export type DataSeal = {
  /** The name of the key that seals; others only open. */
  readonly currentKeyId: string;
  /** boundTo names the place of the value: `accounts.phone`, or `files/<id>` for one row. */
  seal(text: string, boundTo: string): string;
  /** Throws where the value is plain, was touched or moved, or its key is not on the ring. */
  open(sealed: string, boundTo: string): string;
  sealBytes(bytes: Uint8Array, boundTo: string): Uint8Array;
  openBytes(sealed: Uint8Array, boundTo: string): Uint8Array;
  /** A keyed digest by which equal values are found, and nothing else of them is told. */
  index(use: IndexUse, plain: string): string;
  /** The key that a value claims to be sealed under; undefined for one that is not sealed. */
  keyIdOf(sealed: string | Uint8Array): string | undefined;
};
