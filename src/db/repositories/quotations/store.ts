import type { Quotation, QuotationOwner, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { and, eq, exists, getTableColumns, isNull, ne, or, sql } from '../../drizzle.ts';
import { quotations, quotationVisitors } from '../../schema/quotations.ts';
import { knownOf, openQuotation } from './open.ts';

/** By these a quotation is looked up; what they say of the customer stands in it once more. */
const {
  phoneIndex: _phone,
  identityIndex: _identity,
  identityNumber: _number,
  ...readColumns
} = getTableColumns(quotations);

type Row = Omit<typeof quotations.$inferSelect, 'phoneIndex' | 'identityIndex' | 'identityNumber'>;

function askedOf(row: Row): Quotation['asked'] {
  const { customer, answers, risk, insured, insuredPeople, startOn: start, endOn: end, askedAt, closesAt } = row;
  if (!risk || !insured || !answers || !start || !end || !askedAt || !closesAt) return undefined;
  return { customer, answers, risk, insured, insuredPeople, start, end, askedAt, closesAt };
}

function quotationOf(row: Row): Quotation {
  const { id, line, phone, customer, found, createdAt } = row;
  const prefilled = row.askedAt ? undefined : (row.answers ?? undefined);
  const told = {
    variant: row.variant ?? undefined,
    referenceCode: row.referenceCode ?? undefined,
    campaign: row.campaign ?? undefined,
  };
  return { id, line, ...told, phone, customer, found, createdAt, prefilled, asked: askedOf(row) };
}

type Store = Pick<
  Quotations,
  | 'open'
  | 'reopen'
  | 'prefill'
  | 'read'
  | 'find'
  | 'findOwn'
  | 'share'
  | 'findShared'
  | 'keepOwnLink'
  | 'findLinked'
  | 'admit'
>;

/** A passport may read like a number and is none. */
export function isOwners({ phone, nationalNumber }: QuotationOwner) {
  return and(
    eq(quotations.phoneIndex, phone),
    eq(quotations.identityIndex, nationalNumber),
    ne(quotations.identityKind, 'passport'),
  );
}

/** Quotations themselves: what is insured, and who may see it. */
export function quotationStore(database: Database): Store {
  const isVisitors = (visitor: string) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(quotationVisitors)
        .where(and(eq(quotationVisitors.quotationId, quotations.id), eq(quotationVisitors.visitor, visitor))),
    );
  return {
    open: openQuotation(database),
    async reopen(id, quotation) {
      const open = and(eq(quotations.id, id), isNull(quotations.askedAt), isVisitors(quotation.visitor));
      const changed = await database
        .update(quotations)
        .set(knownOf(quotation))
        .where(open)
        .returning({ id: quotations.id });
      return changed.length === 1;
    },
    async prefill(id, answers) {
      await database
        .update(quotations)
        .set({ answers })
        .where(and(eq(quotations.id, id), isNull(quotations.askedAt)));
    },
    async read(id) {
      const [row] = await database.select(readColumns).from(quotations).where(eq(quotations.id, id));
      return row && quotationOf(row);
    },
    async find(id, visitor) {
      const [row] = await database
        .select(readColumns)
        .from(quotations)
        .where(and(eq(quotations.id, id), isVisitors(visitor)));
      return row && quotationOf(row);
    },
    async findOwn(id, owner) {
      const [row] = await database
        .select(readColumns)
        .from(quotations)
        .where(and(eq(quotations.id, id), isOwners(owner)));
      return row && quotationOf(row);
    },
    async share(id, digest) {
      await database.update(quotations).set({ shareDigest: digest }).where(eq(quotations.id, id));
    },
    async findShared(digest) {
      const [row] = await database.select(readColumns).from(quotations).where(eq(quotations.shareDigest, digest));
      return row && quotationOf(row);
    },
    async keepOwnLink(id, digest) {
      await database.update(quotations).set({ ownDigest: digest }).where(eq(quotations.id, id));
    },
    async findLinked(digest) {
      const isLinked = or(eq(quotations.shareDigest, digest), eq(quotations.ownDigest, digest));
      const [row] = await database.select(readColumns).from(quotations).where(isLinked);
      return row && quotationOf(row);
    },
    async admit(id, visitor, now) {
      await database.insert(quotationVisitors).values({ quotationId: id, visitor, since: now }).onConflictDoNothing();
    },
  };
}
