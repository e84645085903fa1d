import { agreementFlags } from '#domain/account/consents.ts';
import type { Account } from '#ports/accounts.ts';
import type { AccountPorts } from '../ports.ts';

export type Customer = Omit<Account, 'passwordHash' | 'temporary'> & { readonly marketing: boolean };

/** A customer's own details, without anything secret. */
export async function readCustomer(
  { accounts, consents }: Pick<AccountPorts, 'accounts' | 'consents'>,
  accountId: string,
): Promise<Customer | undefined> {
  const account = await accounts.read(accountId);
  if (!account) return undefined;
  const { passwordHash: _hash, temporary: _temporary, ...details } = account;
  return { ...details, marketing: agreementFlags(await consents.of(account)).marketing };
}
