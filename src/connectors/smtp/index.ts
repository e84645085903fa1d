import type { MailSender } from '#ports/messaging.ts';
import { type SmtpOptions, smtpClient } from './client.ts';
import { failureAnswer } from './map-in.ts';
import { isOneAddress, outgoingMail } from './map-out.ts';

export type { SmtpOptions } from './client.ts';

/** Mail through any SMTP server. */
export function smtp(options: SmtpOptions): MailSender {
  const deliver = smtpClient(options);
  return {
    async send(message) {
      if (!isOneAddress(message.to)) return { kind: 'refused', reason: 'address' };
      try {
        const { messageId } = await deliver(outgoingMail(message, options));
        return { kind: 'sent', id: messageId };
      } catch (error) {
        return failureAnswer(error);
      }
    },
  };
}
