/**
 * Opens what was sealed under the secret of the application before there was a ring of keys. Nothing is sealed so any more;
 * what is left is brought under the ring by its rotation.
 */
export type FormerSeals = {
  openFile(id: string, sealed: Uint8Array): Uint8Array;
  openDeclarations(quotationId: string, sealed: string): string;
  /** The name by which declarations called the key: under another secret they do not open. */
  readonly declarationsKeyId: string;
};
