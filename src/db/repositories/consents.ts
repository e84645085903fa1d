import { and, asc, eq } from 'drizzle-orm';
import type { ConsentRecord, Consents, KnownContact } from '#ports/consents.ts';
import type { Database } from '../database.ts';
import { consents } from '../schema/consents.ts';
import { isReferenceViolation } from '../violations.ts';
import { lockRecipients, oweNotices } from './permissions/owe-notices.ts';

const rowOf = (record: ConsentRecord) => ({
  ...record,
  phoneIndex: record.phone,
  nationalNumberIndex: record.nationalNumber,
});

/** Where each of these people is reached. */
const recipientsOf = (phones: readonly string[], email: string | undefined) =>
  email === undefined ? phones : [...phones, email];

function store(database: Database, rows: readonly ReturnType<typeof rowOf>[], known: KnownContact | undefined) {
  return database.transaction(async (tx) => {
    const phones = rows.map(({ phone }) => phone);
    if (known) await lockRecipients(tx, recipientsOf(phones, known.email));
    const stored = await tx
      .insert(consents)
      .values([...rows])
      .returning();
    if (known) {
      await oweNotices(
        tx,
        stored.map((fact) => ({ ...fact, email: known.email })),
      );
    }
  });
}

export function consentRepository(database: Database): Consents {
  return {
    async add(records, known) {
      if (records.length === 0) return;
      const rows = records.map(rowOf);
      try {
        await store(database, rows, known);
      } catch (error) {
        // A registration repeated at once replaces its account; what was agreed to stands all the same.
        if (!isReferenceViolation(error)) throw error;
        const withoutAccount = rows.map((row) => ({ ...row, accountId: undefined }));
        await store(database, withoutAccount, known);
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
    of({ phone, nationalNumber }) {
      return database
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
    },
  };
}
