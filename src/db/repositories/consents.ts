import { and, asc, eq } from 'drizzle-orm';
import type { ConsentRecord, Consents } from '#ports/consents.ts';
import type { Database } from '../database.ts';
import { consents } from '../schema/consents.ts';
import { isReferenceViolation } from '../violations.ts';

const rowOf = (record: ConsentRecord) => ({
  ...record,
  phoneIndex: record.phone,
  nationalNumberIndex: record.nationalNumber,
});

/** Stores facts; within a transaction they exist if and only if it does. */
export async function insertConsents(
  target: Pick<Database, 'insert'>,
  records: readonly ConsentRecord[],
): Promise<void> {
  if (records.length > 0) await target.insert(consents).values(records.map(rowOf));
}

export function consentRepository(database: Database): Consents {
  return {
    async add(records) {
      if (records.length === 0) return;
      try {
        await insertConsents(database, records);
      } catch (error) {
        // A registration repeated at once replaces its account; what was agreed to stands all the same.
        if (!isReferenceViolation(error)) throw error;
        await database.insert(consents).values(records.map((record) => ({ ...rowOf(record), accountId: null })));
      }
    },
    of({ phone, nationalNumber }) {
      return database
        .select({
          purpose: consents.purpose,
          channel: consents.channel,
          granted: consents.granted,
          textVersion: consents.textVersion,
          givenAt: consents.givenAt,
        })
        .from(consents)
        .where(and(eq(consents.phoneIndex, phone), eq(consents.nationalNumberIndex, nationalNumber)))
        .orderBy(asc(consents.id));
    },
  };
}
