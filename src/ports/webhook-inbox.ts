/** Where messages that partners send by themselves arrive. Nothing in it is verified: who waits checks what came. */
export type WebhookInbox = {
  /**
   * The next message for a key, which is the partner's code and our reference as 'code/reference'. Messages that came
   * before anybody waited are kept for a while. Rejects with the signal's reason.
   */
  waitFor(key: string, signal: AbortSignal): Promise<unknown>;
  /** Public address of a partner's messages; the partner is told it followed by '/' and our reference. */
  callbackUrl(code: string): string;
};
