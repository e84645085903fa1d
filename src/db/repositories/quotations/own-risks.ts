import type { Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { and, desc, isNotNull } from '../../drizzle.ts';
import { quotations } from '../../schema/quotations.ts';
import { isOwners } from './store.ts';

/** What a person has asked to insure. */
export function ownRisks(database: Database): Quotations['ownRisks'] {
  return async (owner, most) => {
    const rows = await database
      .select({ risk: quotations.risk, insured: quotations.insured })
      .from(quotations)
      .where(and(isOwners(owner), isNotNull(quotations.askedAt)))
      .orderBy(desc(quotations.askedAt), desc(quotations.id))
      .limit(most);
    return rows.flatMap(({ risk, insured }) => (risk && insured ? [{ risk, insured }] : []));
  };
}
