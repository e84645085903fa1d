import type { MailSender } from '#ports/messaging.ts';
import type { SmtpOptions } from './client.ts';

export type Message = Parameters<MailSender['send']>[0];

export type OutgoingMail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly messageId?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: { filename: string; content: Buffer; contentType: string }[];
};

/** One address and nothing else: a list in it would send the mail to strangers. */
export function isOneAddress(to: string): boolean {
  return to.length <= 254 && /^[^\s@,;:<>()"[\]\\]+@[^\s@,;:<>()"[\]\\]+\.[^\s@,;:<>()"[\]\\]+$/.test(to);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The identity stands last, inside the page's body when there is one. */
export function withIdentity(html: string, identityLine: string): string {
  const identity = `<hr><p style="font-size:12px">${escapeHtml(identityLine)}</p>`;
  const end = html.search(/<\/body\s*>/i);
  return end < 0 ? html + identity : html.slice(0, end) + identity + html.slice(end);
}

export function outgoingMail(message: Message, { from, fromName, identityLine }: SmtpOptions): OutgoingMail {
  return {
    from: { name: fromName, address: from },
    to: { name: '', address: message.to },
    ...(message.id && { messageId: `<${message.id}@${from.slice(from.indexOf('@') + 1)}>` }),
    subject: message.subject,
    text: `${message.text}\n\n-- \n${identityLine}\n`,
    html: withIdentity(message.html, identityLine),
    attachments: message.attachments.map(({ fileName, content, contentType }) => ({
      filename: fileName,
      content: Buffer.from(content),
      contentType,
    })),
  };
}
