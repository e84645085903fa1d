import type { Quotation } from '#ports/quotations.ts';
import type { AccountPorts } from '../ports.ts';

/** Told with the quotation, or that of the account whose holder has the quotation's number and its proven phone. */
export async function emailOf(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  { phone, customer, asked }: Pick<Quotation, 'phone' | 'customer' | 'asked'>,
): Promise<string | undefined> {
  const told = asked?.customer.email ?? customer.email;
  if (told !== undefined) return told;
  const account = await accounts.find({ kind: 'phone', value: phone });
  const isTheirs = account?.phoneVerifiedAt && account.nationalNumber === customer.identity.number;
  return isTheirs ? account.email : undefined;
}
