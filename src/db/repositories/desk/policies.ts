import type { DeskPolicies } from '#ports/desk-policies.ts';
import type { Database } from '../../database.ts';
import { desc, eq, inArray } from '../../drizzle.ts';
import { messages } from '../../schema/consents.ts';
import { cancelRequests } from '../../schema/policies.ts';
import { supportRequests } from '../../schema/support.ts';
import { recordFrom } from '../message-ledger.ts';

export function deskPolicyRepository(database: Database): DeskPolicies {
  return {
    wishes(policyId) {
      const { id, state, requestedAt } = cancelRequests;
      return database
        .select({ id, state, requestedAt })
        .from(cancelRequests)
        .where(eq(cancelRequests.policyId, policyId))
        .orderBy(desc(requestedAt));
    },
    threads(policyId) {
      const { number, status, lastMessageAt } = supportRequests;
      return database
        .select({ number, status, lastMessageAt })
        .from(supportRequests)
        .where(eq(supportRequests.policyId, policyId))
        .orderBy(desc(lastMessageAt));
    },
    async messages(reasons, most) {
      const about = inArray(messages.reason, [...reasons]);
      return (await database.select().from(messages).where(about).orderBy(desc(messages.id)).limit(most)).map(
        recordFrom,
      );
    },
  };
}
