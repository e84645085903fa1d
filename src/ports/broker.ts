/** Takes word of changes once they are stored. */
export type Announcer = {
  quotationChanged(id: string): void;
  rowsWait(): void;
};

/** Tells processes what changed. Only that something changed is told: who listens reads it anew. */
export type Broker = Announcer & {
  /** Calls back after changes of a quotation, and after a gap in which some may have been missed. */
  onQuotation(id: string, listener: () => void): () => void;
  onRowsWaiting(listener: () => void): () => void;
};
