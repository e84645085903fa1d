/** Where messages that partners send by themselves arrive. Nothing in it is verified: who waits checks what came. */
export type WebhookInbox = {
  /**
   * The next message that came to an address, named by the partner's code and the rest of the path, as 'code/ticket'.
   * Messages that came before anybody waited are kept for a while. Rejects with the signal's reason.
   */
  waitFor(key: string, signal: AbortSignal): Promise<unknown>;
  /** Public address of a partner's messages. The partner is told it followed by '/' and a ticket for one question. */
  callbackUrl(code: string): string;
};
