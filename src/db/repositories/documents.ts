import { createHash, randomUUID } from 'node:crypto';
import type { Documents, SoldPolicies, StoredDocument } from '#ports/documents.ts';
import type { Database } from '../database.ts';
import { and, asc, eq } from '../drizzle.ts';
import { documents } from '../schema/documents.ts';
import { orders, policies } from '../schema/orders.ts';
import { boundToRow } from '../sealing/columns.ts';
import { dataRing } from '../sealing/ring.ts';

const description = {
  subjectId: documents.subjectId,
  key: documents.key,
  fileName: documents.fileName,
  hash: documents.hash,
  createdAt: documents.createdAt,
};

export function documentRepository(database: Database): Documents {
  async function get(subjectId: string, key: string): Promise<StoredDocument | undefined> {
    const [row] = await database
      .select({ ...description, id: documents.id, content: documents.content })
      .from(documents)
      .where(and(eq(documents.subjectId, subjectId), eq(documents.key, key)));
    if (!row) return undefined;
    const { id, content, ...document } = row;
    return { ...document, content: dataRing().openBytes(content, boundToRow('documents', id)) };
  }
  return {
    async put(document, now) {
      const hash = createHash('sha256').update(document.content).digest('hex');
      const id = randomUUID();
      const content = dataRing().sealBytes(document.content, boundToRow('documents', id));
      await database
        .insert(documents)
        .values({ ...document, id, content, hash, createdAt: now })
        .onConflictDoNothing({ target: [documents.subjectId, documents.key] });
      const kept = await get(document.subjectId, document.key);
      if (!kept) throw new Error(`The document ${document.key} of ${document.subjectId} was not kept`);
      return kept;
    },
    get,
    list: (subjectId) =>
      database
        .select(description)
        .from(documents)
        .where(eq(documents.subjectId, subjectId))
        .orderBy(asc(documents.createdAt), asc(documents.key)),
  };
}

export function soldPolicyRepository(database: Database): SoldPolicies {
  return {
    async find(policyId) {
      const [row] = await database
        .select({ reference: orders.reference, itemId: policies.orderItemId })
        .from(policies)
        .innerJoin(orders, eq(orders.id, policies.orderId))
        .where(eq(policies.id, policyId));
      return row;
    },
  };
}
