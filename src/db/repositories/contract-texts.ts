import type { ContractTexts } from '#ports/documents.ts';
import type { Database } from '../database.ts';
import { and, eq } from '../drizzle.ts';
import { contractTexts } from '../schema/documents.ts';
import { documentAcceptances } from '../schema/orders.ts';

export function contractTextRepository(database: Database): ContractTexts {
  return {
    async keep(contract, now) {
      await database
        .insert(contractTexts)
        .values({ ...contract, firstShownAt: now })
        .onConflictDoNothing({ target: contractTexts.hash });
    },
    async acceptedWith(orderId, documentKey) {
      const { hash, heading, updated, html } = contractTexts;
      const [contract] = await database
        .select({ hash, heading, updated, html })
        .from(documentAcceptances)
        .innerJoin(contractTexts, eq(hash, documentAcceptances.textHash))
        .where(and(eq(documentAcceptances.orderId, orderId), eq(documentAcceptances.documentKey, documentKey)));
      return contract;
    },
  };
}
