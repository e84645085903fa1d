import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { quotationStages } from '#domain/quote/quotation-stage.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { headerGuid, isoDate, lira, moment } from './fields.ts';
import { exampleInsured, insured } from './insured.ts';
import { exampleQuotation, quotation } from './quotation.ts';

/** A quotation of the member's, as the list of them shows it. */
export const ownQuotation = z.object({
  HeaderGuid: headerGuid,
  Line: z.enum(lineKeys),
  SecondHand: z.boolean(),
  Insured: insured,
  AskedAt: moment,
  PolicyStart: isoDate,
  Stage: z.enum(quotationStages),
  /** Offers that can be bought now. */
  OfferCount: z.number().int().nonnegative(),
  LowestPremium: lira.nullable(),
  /** Until when the last of them can be bought. */
  ValidUntil: moment.nullable(),
  /** Wanted of the member: papers an insurer asks for. */
  DocumentsWanted: z.boolean(),
});
export type OwnQuotation = z.infer<typeof ownQuotation>;

export const exampleOwnQuotation = {
  HeaderGuid: '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001',
  Line: 'kasko',
  SecondHand: false,
  Insured: exampleInsured,
  AskedAt: '2026-11-15T09:30:00Z',
  PolicyStart: '2026-11-20',
  Stage: 'open',
  OfferCount: 12,
  LowestPremium: 18450.5,
  ValidUntil: '2026-11-22T09:30:00Z',
  DocumentsWanted: false,
} satisfies OwnQuotation;

export const myOffersCalls = {
  myOffers: {
    ...addresses.myOffers,
    summary: "The logged-in customer's quotations, newest first",
    request: z.object({}),
    data: z.array(ownQuotation),
    example: {
      request: {},
      data: [exampleOwnQuotation],
    },
  },
  askOffersAgain: {
    ...addresses.askOffersAgain,
    summary: "Asks every insurer again whose price in the logged-in customer's quotation ran out, or who failed",
    request: z.object({ HeaderGuid: headerGuid }),
    data: quotation,
    example: { request: { HeaderGuid: exampleQuotation.HeaderGuid }, data: exampleQuotation },
  },
} satisfies Record<string, CallContract>;
