import type { Renewals } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, asc, eq, gt, gte, inArray, isNull, lte, notExists, or, sql } from '../../drizzle.ts';
import { alias } from '../../drizzle-columns.ts';
import { policies } from '../../schema/orders.ts';
import { renewalLinks } from '../../schema/policies.ts';
import { readPolicies } from './read-policies.ts';

const later = alias(policies, 'later');

export function renewalRepository(database: Database): Renewals {
  const isRenewed = database
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.identityIndex, policies.identityIndex),
        eq(later.line, policies.line),
        eq(later.insuredIndex, policies.insuredIndex),
        inArray(later.state, ['active', 'cancelRequested']),
        gt(later.endOn, policies.endOn),
      ),
    );
  return {
    due({ windows, today, after, most }) {
      const isNear = or(
        ...windows.map(({ line, until, longerThanDays }) =>
          and(
            eq(policies.line, line),
            lte(policies.endOn, until),
            sql`${policies.endOn} - ${policies.startOn} > ${longerThanDays}`,
          ),
        ),
      );
      const condition = and(
        eq(policies.state, 'active'),
        isNull(policies.remindedAt),
        gte(policies.endOn, today),
        isNear,
        notExists(isRenewed),
        after === undefined ? undefined : gt(policies.id, after),
      );
      return readPolicies(database, condition, { order: [asc(policies.id)], most });
    },
    async keepLink(policyId, digest) {
      await database
        .insert(renewalLinks)
        .values({ policyId, digest })
        .onConflictDoUpdate({ target: renewalLinks.policyId, set: { digest } });
    },
    async markReminded(policyId, now) {
      await database.update(policies).set({ remindedAt: now }).where(eq(policies.id, policyId));
    },
    async findByLink(digest) {
      const linked = database
        .select({ id: renewalLinks.policyId })
        .from(renewalLinks)
        .where(eq(renewalLinks.digest, digest));
      const [policy] = await readPolicies(database, inArray(policies.id, linked));
      return policy;
    },
  };
}
