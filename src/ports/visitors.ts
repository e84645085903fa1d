/** What browsers hold, each under the digest of its id. */
export type Visitors = {
  /**
   * Hands on to the next id what the old one holds. The old one proves nothing any more; of its quotations it keeps no
   * more than the right to ask for a code, for a browser that never heard of its next id.
   */
  succeed(old: string, next: string): Promise<void>;
  /** Hands on where the browser is known as a device, and nothing else. What the old id proved is over. */
  leave(old: string, next: string): Promise<void>;
};
