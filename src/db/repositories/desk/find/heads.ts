import { identityOf } from '#domain/identity.ts';
import type { CustomerHead, CustomerKey } from '#ports/desk-find.ts';
import type { Database } from '../../../database.ts';
import type { Column } from '../../../drizzle.ts';
import { desc, sql } from '../../../drizzle.ts';
import { accounts } from '../../../schema/accounts.ts';
import { consents } from '../../../schema/consents.ts';
import { orders } from '../../../schema/orders.ts';
import { quotations } from '../../../schema/quotations.ts';
import { supportRequests } from '../../../schema/support.ts';
import { verificationCodes } from '../../../schema/verification.ts';

/** A digest is compared as it stands; given to the column as a value it would be digested again. */
export const isDigest = (column: Column, digest: CustomerKey) => sql`${column} = ${digest}`;

/** One source of what is known of a customer. */
type Known = Partial<Pick<CustomerHead, 'phone' | 'name' | 'email' | 'identity'>>;

const fullName = ({ name, surname }: { readonly name: string; readonly surname: string }) =>
  `${name} ${surname}`.trim() || undefined;

async function accountOf(database: Database, key: CustomerKey) {
  const [account] = await database
    .select()
    .from(accounts)
    .where(sql`${isDigest(accounts.phoneIndex, key)} and ${accounts.phoneVerifiedAt} is not null`);
  return account;
}

async function newestOrder(database: Database, key: CustomerKey): Promise<Known | undefined> {
  const { phone, email, customer, createdAt } = orders;
  const [row] = await database
    .select({ phone, email, customer })
    .from(orders)
    .where(isDigest(orders.phoneIndex, key))
    .orderBy(desc(createdAt))
    .limit(1);
  return row && { phone: row.phone, email: row.email, name: fullName(row.customer), identity: row.customer.identity };
}

async function newestQuotation(database: Database, key: CustomerKey): Promise<Known | undefined> {
  const { phone, customer, createdAt } = quotations;
  const [row] = await database
    .select({ phone, customer })
    .from(quotations)
    .where(isDigest(quotations.phoneIndex, key))
    .orderBy(desc(createdAt))
    .limit(1);
  const { customer: who } = row ?? {};
  return row && who && { phone: row.phone, email: who.email, name: fullName(who), identity: who.identity };
}

async function newestRequest(database: Database, key: CustomerKey): Promise<Known | undefined> {
  const { phone, email, name, createdAt } = supportRequests;
  const [row] = await database
    .select({ phone, email, name })
    .from(supportRequests)
    .where(isDigest(supportRequests.phoneIndex, key))
    .orderBy(desc(createdAt))
    .limit(1);
  const { phone: told } = row ?? {};
  return row && told ? { phone: told, email: row.email ?? undefined, name: row.name ?? undefined } : undefined;
}

/** Who only got a code, or agreed to something, is known by the phone alone. */
async function bareContact(database: Database, key: CustomerKey): Promise<Known | undefined> {
  const [agreed] = await database
    .select({ phone: consents.phone })
    .from(consents)
    .where(isDigest(consents.phoneIndex, key))
    .limit(1);
  if (agreed) return agreed;
  const [asked] = await database
    .select({ phone: verificationCodes.phone })
    .from(verificationCodes)
    .where(isDigest(verificationCodes.phoneIndex, key))
    .limit(1);
  return asked;
}

async function movedTo(database: Database, key: CustomerKey): Promise<readonly CustomerKey[]> {
  const { rows } = await database.execute<{ key: CustomerKey }>(sql`
    select a.phone_index as key from (
      select account_id from orders where phone_index = ${key}
      union select account_id from consents where phone_index = ${key}
      union select account_id from support_requests where phone_index = ${key}
    ) as acted join accounts a on a.id = acted.account_id where a.phone_index <> ${key} order by 1`);
  return rows.map((row) => row.key);
}

/** What is known of who has a phone. The account knows best, then the newest record that says it. */
export async function readHead(database: Database, key: CustomerKey): Promise<CustomerHead | undefined> {
  const account = await accountOf(database, key);
  const member: Known | undefined = account && {
    phone: account.phone,
    name: fullName(account),
    email: account.email,
    identity: identityOf(account.nationalNumber),
  };
  const sources = [
    member,
    await newestOrder(database, key),
    await newestQuotation(database, key),
    await newestRequest(database, key),
  ].filter((one) => one !== undefined);
  const known = sources.length > 0 ? sources : [await bareContact(database, key)].filter((one) => one !== undefined);
  const first = <Field extends keyof Known>(field: Field): Known[Field] | undefined =>
    known.find((source) => source[field] !== undefined)?.[field];
  const phone = first('phone');
  if (phone === undefined) return undefined;
  return {
    key,
    phone,
    name: first('name'),
    email: first('email'),
    identity: first('identity'),
    memberSince: account?.createdAt,
    movedTo: await movedTo(database, key),
  };
}
