import { z } from 'zod';
import type { Coverage } from '#domain/quote/coverage.ts';
import { askedCurrency, isoDay } from '../amounts.ts';
import type { RestDialect } from './dialect.ts';
import { foreignPrice, personPrices } from './price-parts.ts';

/** The shapes of an insurer's replies, under our names. */
export function schemasOf({ money }: RestDialect, readCoverages: (told: unknown) => readonly Coverage[] | undefined) {
  const coverages = z.unknown().transform((told, context) => {
    const read = readCoverages(told);
    if (read) return read;
    context.addIssue('not a list of coverages');
    return z.NEVER;
  });
  const proposal = z
    .object({
      proposalNumber: z.string(),
      packageCode: z.string(),
      packageName: z.string(),
      netPremium: money.schema,
      grossPremium: money.schema,
      currency: askedCurrency,
      validUntil: z.iso.datetime({ offset: true }),
      installments: z.array(z.object({ count: z.number().int(), total: money.schema })),
      coverages: coverages.optional(),
      warnings: z.array(z.string()).default([]),
      personPrices: personPrices(money).optional(),
      foreignPrice: foreignPrice(money).optional(),
    })
    .transform(
      ({ netPremium, grossPremium, currency: _lira, installments, validUntil, coverages: told, ...offer }) => ({
        ...offer,
        net: netPremium,
        gross: grossPremium,
        installments: installments.map(({ count, total }) => ({ count, gross: total })),
        validUntil: new Date(validUntil),
        coverages: told,
      }),
    );
  const refusals = [
    z.object({ status: z.enum(['DECLINED', 'INVALID', 'NOT_FOUND']), reason: z.string().default('') }),
    z.object({ status: z.literal('CLOSED') }),
  ] as const;
  const policy = {
    policyNumber: z.string(),
    grossPremium: money.schema,
    currency: askedCurrency,
    startDate: isoDay,
    endDate: isoDay,
  };
  return {
    // Read more often than all else together, and made into one function for it.
    quote: z.compile(
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('OK'), proposals: z.array(proposal) }),
        z.object({
          status: z.literal('REVIEW'),
          reviewNumber: z.string().min(1),
          reason: z.string().optional(),
          wantedDocuments: z.array(z.string()).default([]),
        }),
        ...refusals,
      ]),
    ),
    received: z.discriminatedUnion('status', [z.object({ status: z.literal('RECEIVED') }), ...refusals]),
    coverage: z.discriminatedUnion('status', [z.object({ status: z.literal('OK'), coverages }), ...refusals]),
    policy: z.discriminatedUnion('status', [
      z.object({ status: z.enum(['ISSUED', 'CANCELLED']), refund: money.schema.optional(), ...policy }),
      z.object({
        status: z.literal('PRICE_CHANGED'),
        grossPremium: money.schema,
        currency: askedCurrency,
        reason: z.string().default(''),
      }),
      ...refusals,
    ]),
  };
}
