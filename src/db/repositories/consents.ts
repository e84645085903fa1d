import type { ConsentRecord, Consents, KeptConsent, KnownContact } from '#ports/consents.ts';
import type { Database } from '../database.ts';
import { and, asc, eq } from '../drizzle.ts';
import { consents } from '../schema/consents.ts';
import { isReferenceViolation } from '../violations.ts';
import { lockRecipients, oweNotices, type Transaction } from './permissions/owe-notices.ts';

const rowOf = (record: ConsentRecord) => ({
  ...record,
  phoneIndex: record.phone,
  nationalNumberIndex: record.nationalNumber,
});

/** Where each of these people is reached. */
const recipientsOf = (phones: readonly string[], email: string | undefined) =>
  email === undefined ? phones : [...phones, email];

/** Stores facts, and what the register of permissions is to be told of them: either exists if and only if the transaction does. */
export async function insertConsents(
  tx: Transaction,
  records: readonly ConsentRecord[],
  known: KnownContact | undefined,
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map(rowOf);
  const phones = rows.map(({ phone }) => phone);
  if (known) await lockRecipients(tx, recipientsOf(phones, known.email));
  const stored = await tx.insert(consents).values(rows).returning();
  if (known) {
    await oweNotices(
      tx,
      stored.map((fact) => ({ ...fact, email: known.email })),
    );
  }
}

/** Facts of a customer in the order in which they were stated. */
export function consentsOf(
  connection: Pick<Database, 'select'>,
  { phone, nationalNumber }: Parameters<Consents['of']>[0],
): Promise<readonly KeptConsent[]> {
  return connection
    .select({
      purpose: consents.purpose,
      channel: consents.channel,
      granted: consents.granted,
      textVersion: consents.textVersion,
      act: consents.act,
      givenAt: consents.givenAt,
    })
    .from(consents)
    .where(and(eq(consents.phoneIndex, phone), eq(consents.nationalNumberIndex, nationalNumber)))
    .orderBy(asc(consents.id));
}

export function consentRepository(database: Database): Consents {
  return {
    async add(records, known) {
      try {
        await database.transaction((tx) => insertConsents(tx, records, known));
        return 'stored';
      } catch (error) {
        if (!isReferenceViolation(error)) throw error;
        if (records.some(({ act }) => act === 'account')) return 'accountGone';
        // A registration repeated at once replaces its account; what was agreed to stands all the same.
        const withoutAccount = records.map((record) => ({ ...record, accountId: undefined }));
        await database.transaction((tx) => insertConsents(tx, withoutAccount, known));
        return 'stored';
      }
    },
    oweOf: ({ id, email }) =>
      database.transaction(async (tx) => {
        const facts = await tx.select().from(consents).where(eq(consents.accountId, id)).orderBy(asc(consents.id));
        const phones = facts.map(({ phone }) => phone);
        await lockRecipients(tx, recipientsOf(phones, email));
        await oweNotices(
          tx,
          facts.map((fact) => ({ ...fact, email })),
        );
      }),
    of: (customer) => consentsOf(database, customer),
  };
}
