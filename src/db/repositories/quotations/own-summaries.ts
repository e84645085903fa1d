import type { QuotationSummary, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, type SQL, sql } from '../../drizzle.ts';
import { orders, policies } from '../../schema/orders.ts';
import { offers, quotations } from '../../schema/quotations.ts';
import { isOwners } from './store.ts';

const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** Nobody sent the papers an insurer wants while it looks, or they did not arrive. */
const wantsDocuments = sql`${offers.state} = 'review' and ${offers.wish} is not null and not exists (
  select from review_handovers h where h.offer_id = ${offers.id} and h.attempt = ${offers.attempt}
    and h.wish = ${offers.wish} and h.state <> 'failed')`;

type View = Parameters<Quotations['ownSummaries']>[1];

/** What was asked for, with what came of each, in one statement. */
function summariesWhere(database: Database) {
  return async (areTheirs: SQL | undefined, { insurers, now, most }: View): Promise<readonly QuotationSummary[]> => {
    const isOfLine = and(eq(offers.line, quotations.line), inArray(offers.insurer, [...insurers]));
    const holds = sql`${offers.state} = 'active' and ${offers.validUntil} > ${now.toISOString()}::timestamptz and ${isOfLine}`;
    const isOver = sql`(${offers.state} = 'expired' or ${offers.state} = 'active' and ${offers.validUntil} <= ${now.toISOString()}::timestamptz) and ${isOfLine}`;
    const answers = database
      .select({
        priced: countOf(holds).as('priced'),
        waiting: countOf(sql`${offers.state} in ('waiting', 'review') and ${isOfLine}`).as('waiting'),
        ranOut: countOf(isOver).as('ran_out'),
        lowest: sql`min(${offers.gross}) filter (where ${holds})`.mapWith(offers.gross).as('lowest'),
        validUntil: sql`max(${offers.validUntil}) filter (where ${holds})`.mapWith(offers.validUntil).as('valid_until'),
        documentsWanted: sql<boolean>`coalesce(bool_or(${wantsDocuments}), false)`.as('documents_wanted'),
      })
      .from(offers)
      .where(and(eq(offers.quotationId, quotations.id), isNull(offers.supersededAt)))
      .as('answers');
    const policyOfIt = database
      .select({ one: sql`1` })
      .from(policies)
      .innerJoin(orders, eq(orders.id, policies.orderId))
      .where(eq(orders.quotationId, quotations.id));
    const rows = await database
      .select({
        id: quotations.id,
        line: quotations.line,
        variant: quotations.variant,
        insured: quotations.insured,
        askedAt: quotations.askedAt,
        start: quotations.startOn,
        isBought: sql<boolean>`${exists(policyOfIt)}`,
        priced: answers.priced,
        waiting: answers.waiting,
        ranOut: answers.ranOut,
        lowest: answers.lowest,
        validUntil: answers.validUntil,
        documentsWanted: answers.documentsWanted,
      })
      .from(quotations)
      .innerJoinLateral(answers, sql`true`)
      .where(and(areTheirs, isNotNull(quotations.askedAt)))
      .orderBy(desc(quotations.askedAt), desc(quotations.id))
      .limit(most);
    return rows.flatMap(
      ({ variant, insured, askedAt, start, isBought, priced, waiting, ranOut, lowest, validUntil, ...row }) =>
        insured && askedAt && start
          ? ({
              ...row,
              variant: variant ?? undefined,
              insured,
              askedAt,
              start,
              counts: { isBought, priced, waiting, ranOut },
              lowest: lowest ?? undefined,
              validUntil: validUntil ?? undefined,
            } satisfies QuotationSummary)
          : [],
    );
  };
}

/** Those of a person, and those of whoever holds a phone. */
export function quotationSummaries(database: Database): Pick<Quotations, 'ownSummaries' | 'summariesOfPhone'> {
  const summaries = summariesWhere(database);
  return {
    ownSummaries: (owner, view) => summaries(isOwners(owner), view),
    summariesOfPhone: (phone, { since, ...view }) =>
      summaries(and(eq(quotations.phoneIndex, phone), gte(quotations.askedAt, since)), view),
  };
}
