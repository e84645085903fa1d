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

export type MessageLedger = { add(record: MessageRecord): Promise<void> };
