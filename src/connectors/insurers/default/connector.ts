import type { Insurer, InsurerCapabilities } from '#ports/insurer.ts';
import type { WebhookInbox } from '#ports/webhook-inbox.ts';

/** What an insurer gave us to be recognised by; some know only the secret. */
export type InsurerCredentials = {
  readonly user: string;
  readonly secret: string;
  /** Signs what the insurer sends by itself. */
  readonly webhookSecret?: string;
};

export type ConnectOptions = {
  /** Root of the insurer's services. */
  readonly baseUrl: string;
  readonly credentials: InsurerCredentials;
  readonly webhookInbox?: WebhookInbox;
};

/** What an insurer's folder brings. */
export type InsurerConnector = {
  readonly capabilities: InsurerCapabilities;
  connect(options: ConnectOptions): Insurer;
};
