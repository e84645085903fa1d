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

/** Tells whoever waits for an insurer's message that one lies there for its ticket, in whichever process it came. */
export type MessageBell = {
  messageCame(ticket: string): void;
  /** Calls back after messages, and after a gap in which some may have been missed. */
  onMessage(ticket: string, listener: () => void): () => void;
};

/** Small tables that every process keeps whole in memory. */
export type KeptTable = 'insurerSwitches' | 'siteNotes';

/** Tells every process that one of them is to be read anew. */
export type TableBell = {
  tableChanged(table: KeptTable): void;
  /** Calls back after changes, and after a gap in which some may have been missed. */
  onTable(table: KeptTable, listener: () => void): () => void;
};
