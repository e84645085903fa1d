/** What files hold, by key. It comes sealed, so whoever keeps it can read none of it. */
export type FileContents = {
  /** Kept for good once this has ended well; what lay under the key is replaced. */
  put(key: string, content: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Done as well where nothing lies under the key. */
  remove(key: string): Promise<void>;
};

/** The store cannot be reached now, or does not do what it is asked; whoever asked may come again. */
export class ContentsAway extends Error {
  override readonly name = 'ContentsAway';
}
