/** How a message left us. Refused means the provider will never take it; unavailable is worth a second try. */
export type DeliveryAnswer =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable' };

/** Text messages. A code goes by the faster one-time-password channel. */
export type SmsSender = {
  send(
    message: {
      readonly to: string;
      readonly text: string;
      readonly oneTimeCode: boolean;
      /** Marketing, which goes out under the rules for it. */
      readonly commercial?: boolean;
    },
    signal: AbortSignal,
  ): Promise<DeliveryAnswer>;
};

export type MailAttachment = { readonly fileName: string; readonly content: Uint8Array; readonly contentType: string };

export type MailSender = {
  send(message: {
    /** The same for every try of one message, so that servers and mailboxes know the second for the first. */
    readonly id?: string | undefined;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly attachments: readonly MailAttachment[];
  }): Promise<DeliveryAnswer>;
};
