import type { PriceCheckPace, PriceCheckStanding, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { and, eq, not, type SQL, sql } from '../../drizzle.ts';
import { offers } from '../../schema/quotations.ts';

const within = (
  moment: typeof offers.priceCheckedAt | typeof offers.priceAskedAt,
  milliseconds: number,
): SQL<boolean> => sql`coalesce(${moment} > now() - ${milliseconds} * interval '1 millisecond', false)`;

/** Who asks whether a price holds: one at a time for each offer, in whichever process. */
export function priceChecks(
  database: Database,
): Pick<Quotations, 'takePriceCheck' | 'lookAtPriceCheck' | 'endPriceCheck'> {
  async function lookAtPriceCheck(offerId: string, { freshMs, turnMs }: PriceCheckPace): Promise<PriceCheckStanding> {
    const [row] = await database
      .select({
        isChecked: within(offers.priceCheckedAt, freshMs),
        isAsked: within(offers.priceAskedAt, turnMs),
      })
      .from(offers)
      .where(eq(offers.id, offerId));
    if (row?.isChecked) return 'checked';
    return row?.isAsked ? 'asked' : 'unchecked';
  }

  return {
    lookAtPriceCheck,
    async takePriceCheck(offerId, pace) {
      const isOpen = and(
        not(within(offers.priceCheckedAt, pace.freshMs)),
        not(within(offers.priceAskedAt, pace.turnMs)),
      );
      const [taken] = await database
        .update(offers)
        .set({ priceAskedAt: sql`now()` })
        .where(and(eq(offers.id, offerId), isOpen))
        .returning({ id: offers.id });
      return taken ? 'mine' : lookAtPriceCheck(offerId, pace);
    },
    async endPriceCheck(offerId, isChecked) {
      await database
        .update(offers)
        .set({ priceAskedAt: null, ...(isChecked && { priceCheckedAt: sql`now()` }) })
        .where(eq(offers.id, offerId));
    },
  };
}
