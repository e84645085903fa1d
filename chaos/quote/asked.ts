import { z } from 'zod';
import type { OfferRow } from '#ports/quotations.ts';

const insurerRows = z.array(z.object({ code: z.string(), quotes: z.record(z.string(), z.number()) }));

/** How often the sandbox's insurers were asked under the references of these rows. */
export async function countAsked(sandboxPort: number, rows: readonly OfferRow[]): Promise<Map<string, number>> {
  const reply = await fetch(`http://127.0.0.1:${sandboxPort}/insurers`, { headers: { accept: 'application/json' } });
  const insurers = insurerRows.parse(await reply.json());
  return new Map(
    rows.map(({ insurer, reference }) => [
      `${insurer}/${reference}`,
      insurers.find(({ code }) => code === insurer)?.quotes[reference] ?? 0,
    ]),
  );
}
