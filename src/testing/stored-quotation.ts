import type { Database } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { quotations } from '#db/schema/quotations.ts';

/** What stands in the row of a quotation, opened. */
export async function storedQuotation(database: Database, id: string) {
  const [row] = await database.select().from(quotations).where(eq(quotations.id, id));
  if (!row) throw new Error(`no quotation ${id}`);
  const { insuredPeople: people, startOn: start, endOn: end, askedAt, ...kept } = row;
  return { ...kept, people, start, end, asked: askedAt !== null };
}
