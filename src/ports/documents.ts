/** A PDF that is kept, with the hash of exactly its bytes. */
export type StoredDocument = {
  /** The offer, the order or the policy it belongs to. */
  readonly subjectId: string;
  readonly key: string;
  readonly fileName: string;
  /** SHA-256 in hex. */
  readonly hash: string;
  readonly content: Uint8Array;
  readonly createdAt: Date;
};

export type NewDocument = Pick<StoredDocument, 'subjectId' | 'key' | 'fileName' | 'content'>;

export type Documents = {
  /** Keeps a document and gives the one that is kept: the first that came stays. */
  put(document: NewDocument, now: Date): Promise<StoredDocument>;
  get(subjectId: string, key: string): Promise<StoredDocument | undefined>;
  /** What is kept for a subject, in the order in which it came. */
  list(subjectId: string): Promise<readonly Omit<StoredDocument, 'content'>[]>;
};

/** A text of ours that is accepted before a sale. */
export type ContractText = {
  /** SHA-256 of its words, as an acceptance names it. */
  readonly hash: string;
  readonly heading: string;
  readonly updated: string;
  readonly html: string;
};

export type ContractTexts = {
  /** Keeps a version once. */
  keep(contract: ContractText, now: Date): Promise<void>;
  /** The version that was accepted with an order. */
  acceptedWith(orderId: string, documentKey: string): Promise<ContractText | undefined>;
};

/** Finds the purchase a policy came from. */
export type SoldPolicies = {
  find(policyId: string): Promise<{ readonly reference: string; readonly itemId: string } | undefined>;
};
