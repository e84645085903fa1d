import type { SupportRequest, VisitorContact } from '#ports/support.ts';
import type { SupportPorts } from './ports.ts';

/** Where the answer goes: of a member what the account says today. Undefined once the account is gone. */
export async function contactOf(
  { accounts }: Pick<SupportPorts, 'accounts'>,
  { accountId, contact }: SupportRequest,
): Promise<VisitorContact | undefined> {
  if (accountId === undefined) return contact;
  const account = await accounts.read(accountId);
  return account && { name: `${account.name} ${account.surname}`, email: account.email, phone: account.phone };
}
