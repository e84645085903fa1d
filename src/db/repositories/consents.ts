import { and, asc, eq } from 'drizzle-orm';
import type { Consents } from '#ports/consents.ts';
import type { MessageLedger } from '#ports/message-ledger.ts';
import type { Database } from '../database.ts';
import { consents, messages } from '../schema/consents.ts';
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
        .select({ purpose: consents.purpose, channel: consents.channel, granted: consents.granted })
        .from(consents)
        .where(and(eq(consents.phone, phone), eq(consents.nationalNumber, nationalNumber)))
        .orderBy(asc(consents.id));
    },
  };
}

export function messageLedger(database: Database): MessageLedger {
  return {
    async add(record) {
      await database.insert(messages).values(record);
    },
  };
}
