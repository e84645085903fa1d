import { maskEmail } from '#domain/account/mask-email.ts';
import { emailKey, maskPhone } from '#domain/account/username.ts';
import type { MessageRecord } from '#ports/message-ledger.ts';
import type { AccountPorts } from '../ports.ts';
import { purposeWords } from './purpose-words.ts';

type Ports = Pick<AccountPorts, 'accounts' | 'ledger'>;

export type SentMessage = Pick<MessageRecord, 'channel' | 'sentAt' | 'state'> & {
  readonly purpose: string;
  readonly maskedRecipient: string;
};

const mostShown = 500;

/** What was sent to a member, newest first. An address that another member had first is not this one's to look into. */
export async function readMessages(ports: Ports, accountId: string): Promise<readonly SentMessage[] | undefined> {
  const account = await ports.accounts.read(accountId);
  if (!account) return undefined;
  const email = emailKey(account.email);
  const holder = await ports.accounts.find({ kind: 'email', value: email });
  const contact = { accountId, phone: account.phone, email: holder?.id === account.id ? email : undefined };
  const records = await ports.ledger.sentTo(contact, mostShown);
  return records.map(({ channel, purpose, recipient, sentAt, state }) => ({
    channel,
    purpose: purposeWords(purpose),
    maskedRecipient: channel === 'sms' ? maskPhone(recipient) : maskEmail(recipient),
    sentAt,
    state,
  }));
}
