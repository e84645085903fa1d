import type { MessagePurpose } from '#domain/account/message-purposes.ts';
import type { DeliveryAnswer } from './messaging.ts';

/** Every message we send, with its reason and without its text: a text may hold a code. */
export type MessageRecord = {
  readonly channel: 'sms' | 'email';
  readonly purpose: MessagePurpose;
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

/** A member, and where they are reached. The phone is proven, the address is not. */
export type Contact = { readonly accountId: string; readonly phone: string; readonly email: string | undefined };

export type MessageLedger = {
  add(record: MessageRecord): Promise<void>;
  /** What became of a message when it was last sent. */
  last(message: MessageName): Promise<MessageRecord | undefined>;
  /**
   * What was sent to somebody, newest first: all to the phone, and to the address only what also went to the phone, is
   * about the account's own requests for help, or tells nothing of anybody. Whoever names a stranger's address learns nothing by it.
   */
  sentTo(contact: Contact, most: number): Promise<readonly MessageRecord[]>;
  /**
   * Sends a message that was neither sent nor refused before, and records it. Of many who try at the same time one
   * sends; the others are told that it is busy. The sender is told an id that is the same for every try of this message.
   * Where somebody must hear of it, one that was refused is sent again too.
   */
  once(
    message: MessageName,
    now: Date,
    send: (id: string) => Promise<DeliveryAnswer>,
    options?: { readonly mustArrive: boolean },
  ): Promise<OnceAnswer>;
};
