import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { lineKey, lira } from './fields.ts';

/** Between what the offers of a line lay of late, without the cheapest and the dearest tenth. */
export const priceRange = z.object({
  Low: lira,
  High: lira,
  /** How many offers it is read from. */
  OfferCount: z.number().int().positive(),
  Days: z.number().int().positive(),
});
export type PriceRange = z.infer<typeof priceRange>;

export const priceRangeCalls = {
  getPriceRange: {
    ...addresses.getPriceRange,
    summary: 'Between what the prices of a line lay on this site of late; null where too few were seen to say',
    request: z.object({ QueryType: lineKey }),
    data: priceRange.nullable(),
    example: {
      request: { QueryType: 'kasko' },
      data: { Low: 12400, High: 38900, OfferCount: 214, Days: 30 },
    },
  },
} satisfies Record<string, CallContract>;
