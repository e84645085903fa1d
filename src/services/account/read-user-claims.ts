import type { Session } from '#ports/sessions.ts';
import type { AccountPorts } from '../ports.ts';

export type UserClaims = { readonly name: string; readonly surname: string; readonly mustChangePassword: boolean };

/** Who is logged in; undefined when the account is gone. */
export async function readUserClaims(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  session: Session,
): Promise<UserClaims | undefined> {
  const account = await accounts.read(session.accountId);
  return account && { name: account.name, surname: account.surname, mustChangePassword: session.mustChangePassword };
}
