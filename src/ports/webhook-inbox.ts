/** What came, untouched: signatures are over the letters of the body. */
export type WebhookMessage = {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

/** An address of one question, at which a partner answers by itself. */
export type ExpectedMessages = {
  /** Public. The partner is told it. */
  readonly address: string;
  /** The next message that came, also before it was waited for. Rejects with the signal's reason. */
  next(signal: AbortSignal): Promise<WebhookMessage>;
  /** What comes from now on is for nobody. */
  close(): void;
};

/** Where messages that partners send by themselves arrive. Nothing in it is verified: who waits checks what came. */
export type WebhookInbox = {
  /** Messages are taken from now on, and at most for so long. */
  expect(code: string, lifeMs: number): Promise<ExpectedMessages>;
};

/** Whom a message is for, by the address it came to. */
export type WebhookAddress = { readonly code: string; readonly ticket: string };

/** Takes a message in for whoever waits for it, in whichever process. What nobody waits for leaves nothing behind. */
export type DeliverWebhook = (to: WebhookAddress, message: WebhookMessage) => Promise<void>;
