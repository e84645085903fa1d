import type { DeliveryAnswer } from './messaging.ts';

/** Every message we send, with its reason and without its text: a text may hold a code. */
export type MessageRecord = {
  readonly channel: 'sms' | 'email';
  readonly purpose: string;
  readonly recipient: string;
  readonly reason: string;
  readonly sentAt: Date;
  readonly providerId: string | undefined;
  readonly state: 'sent' | 'refused' | 'unavailable';
};

/** What makes two messages the same one. */
export type MessageName = Pick<MessageRecord, 'channel' | 'purpose' | 'recipient' | 'reason'>;

export type OnceAnswer =
  | { readonly kind: 'settled'; readonly state: MessageRecord['state'] }
  | { readonly kind: 'busy' };

export type MessageLedger = {
  add(record: MessageRecord): Promise<void>;
  /** What became of a message when it was last sent. */
  last(message: MessageName): Promise<MessageRecord | undefined>;
  /**
   * Sends a message that was neither sent nor refused before, and records it. Of many who try at the same time one
   * sends; the others are told that it is busy.
   */
  once(message: MessageName, now: Date, send: () => Promise<DeliveryAnswer>): Promise<OnceAnswer>;
};
