import { and, asc, eq } from 'drizzle-orm';
import type { Consents } from '#ports/consents.ts';
import type { Database } from '../database.ts';
import { consents } from '../schema/consents.ts';
import { isReferenceViolation } from '../violations.ts';

export function consentRepository(database: Database): Consents {
  return {
    async add(records) {
      if (records.length === 0) return;
      try {
        await database.insert(consents).values([...records]);
      } catch (error) {
        // A registration repeated at once replaces its account; what was agreed to stands all the same.
        if (!isReferenceViolation(error)) throw error;
        await database.insert(consents).values(records.map((record) => ({ ...record, accountId: null })));
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
        .where(and(eq(consents.phone, phone), eq(consents.nationalNumber, nationalNumber)))
        .orderBy(asc(consents.id));
    },
  };
}
