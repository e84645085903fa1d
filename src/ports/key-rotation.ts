/** How many values of one place stand under one key. */
export type KeyCount = {
  /** Table and column. */
  readonly place: string;
  /** Undefined for what no key of the ring opens: it is plain, or from before the ring. */
  readonly keyId: string | undefined;
  readonly count: number;
};

/** Brings all that is sealed under the key that seals now. */
export type KeyRotation = {
  readonly currentKeyId: string;
  counts(): Promise<readonly KeyCount[]>;
  /** May be stopped anywhere and begun again. Tells of each place how many values it sealed anew. */
  rotate(onDone: (place: string, sealed: number) => void): Promise<void>;
};
