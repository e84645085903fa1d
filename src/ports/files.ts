export type NewFile = {
  /** Whose it is: the visitor who uploaded it. */
  readonly visitor: string;
  readonly fileName: string;
  /** By its content, not by its name. */
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly uploadedAt: Date;
  readonly keptUntil: Date;
};

export type StoredFile = Omit<NewFile, 'visitor'> & { readonly id: string };

/** Files that people upload. Their content is stored sealed. */
export type Files = {
  store(file: NewFile): Promise<string>;
  /** How many files and bytes a visitor has uploaded since a moment. */
  uploadedSince(visitor: string, since: Date): Promise<{ readonly count: number; readonly bytes: number }>;
  /** Undefined for a file that is not there or is not the visitor's. */
  find(id: string, visitor: string): Promise<StoredFile | undefined>;
  sweep(now: Date): Promise<number>;
};
