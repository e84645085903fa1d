import { maskContact } from '#domain/account/mask-contact.ts';
import { deskTexts } from '#messages/support-desk.ts';
import type { SupportMessage, SupportRequest, VisitorContact } from '#ports/support.ts';
import { momentText } from '../document/moment-text.ts';

const { fields, authors, statusNames } = deskTexts;

/** What people wrote must not move the cursor of a terminal, nor turn its lines around. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

export type DeskEntry = {
  readonly request: SupportRequest;
  readonly contact: VisitorContact | undefined;
  readonly typeName: string | undefined;
};

/** One line, in which nobody is named. */
export function listLine({ request, contact, typeName }: DeskEntry): string {
  const masked = contact && maskContact(contact);
  const who = masked ? [masked.name, masked.email, masked.phone] : [deskTexts.noContact];
  const { number, status, lastMessageAt } = request;
  const columns = [number, momentText(lastMessageAt), statusNames[status], typeName ?? deskTexts.typeGone, ...who];
  return plain(columns.join('  '));
}

function messageText({ author, text, sentAt, files }: SupportMessage): string {
  const attached = files.map(({ id, fileName }) => `[${fields.file}: ${fileName} ${id}]`);
  return [`— ${authors[author]}, ${momentText(sentAt)}`, text, ...attached].join('\n');
}

/** All there is to know of a request, for who answers it. */
export function requestText({ request, contact, typeName }: DeskEntry, messages: readonly SupportMessage[]): string {
  const { number, status, subject, accountId, policyId, orderReference } = request;
  const kind = accountId === undefined ? fields.visitor : fields.member;
  const who = contact ? `${contact.name}, ${contact.phone}, ${contact.email} (${kind})` : deskTexts.noContact;
  const lines = [
    number,
    `${fields.status}: ${statusNames[status]}`,
    `${fields.type}: ${typeName ?? deskTexts.typeGone}`,
    `${fields.contact}: ${who}`,
    ...(policyId === undefined ? [] : [`${fields.policy}: ${policyId}`]),
    ...(orderReference === undefined ? [] : [`${fields.order}: ${orderReference}`]),
    `${fields.subject}: ${subject}`,
  ];
  return plain([lines.join('\n'), ...messages.map(messageText)].join('\n\n'));
}
