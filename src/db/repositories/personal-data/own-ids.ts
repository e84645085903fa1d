import { emailKey } from '#domain/account/username.ts';
import type { DataSubject } from '#ports/personal-data.ts';
import type { Database } from '../../database.ts';
import { and, eq, inArray, or, type SQL } from '../../drizzle.ts';
import { orders, policies } from '../../schema/orders.ts';
import { refunds } from '../../schema/policies.ts';
import { offers, quotations } from '../../schema/quotations.ts';
import { supportMessages, supportRequests } from '../../schema/support.ts';

export type Connection = Pick<Database, 'select'>;

/** By what the rows of a person are found. */
export type OwnIds = DataSubject & {
  readonly quotations: readonly string[];
  readonly offers: readonly string[];
  readonly orders: readonly string[];
  readonly policies: readonly string[];
  readonly supportRequests: readonly string[];
  /** What messages about their purchases, reviews and requests name. */
  readonly messageReasons: readonly string[];
};

/** The rule of own purchases: the member's own number, and either the proven phone or the login of then. */
function isOwnOrder({ accountId, phone, nationalNumber }: DataSubject): SQL | undefined {
  return and(
    eq(orders.identityIndex, nationalNumber),
    or(eq(orders.phoneIndex, phone), eq(orders.accountId, accountId)),
  );
}

export function isOwnQuotation({ phone, nationalNumber }: DataSubject): SQL | undefined {
  return and(eq(quotations.phoneIndex, phone), eq(quotations.identityIndex, nationalNumber));
}

/**
 * Requests of the account, and those of a visitor who told both its phone and its address: who mistyped one of them told
 * a stranger's, and the link to a request wants both.
 */
function isOwnRequest({ accountId, phone, email }: DataSubject): SQL | undefined {
  const asVisitor = and(eq(supportRequests.phoneIndex, phone), eq(supportRequests.emailIndex, emailKey(email)));
  return or(eq(supportRequests.accountId, accountId), asVisitor);
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

export async function ownIds(database: Connection, subject: DataSubject): Promise<OwnIds> {
  const bought = await database
    .select({ id: orders.id, reference: orders.reference, quotationId: orders.quotationId })
    .from(orders)
    .where(isOwnOrder(subject));
  const ordered = idsOf(bought);
  const quoted = await database
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      or(
        isOwnQuotation(subject),
        inArray(
          quotations.id,
          bought.map(({ quotationId }) => quotationId),
        ),
      ),
    );
  const sold = await database.select({ id: policies.id }).from(policies).where(inArray(policies.orderId, ordered));
  const returned = await database.select({ id: refunds.id }).from(refunds).where(inArray(refunds.orderId, ordered));
  const offered = await database
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.quotationId, idsOf(quoted)));
  const asked = await database.select({ id: supportRequests.id }).from(supportRequests).where(isOwnRequest(subject));
  const written = await database
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(inArray(supportMessages.requestId, idsOf(asked)));
  return {
    ...subject,
    quotations: idsOf(quoted),
    offers: idsOf(offered),
    orders: ordered,
    policies: idsOf(sold),
    supportRequests: idsOf(asked),
    messageReasons: [
      ...bought.map(({ reference }) => reference),
      ...idsOf(returned).map((id) => `refund ${id}`),
      ...idsOf(sold).map((id) => `renewal ${id}`),
      ...idsOf(written).flatMap((id) => [`support received ${id}`, `support answered ${id}`]),
    ],
  };
}
