import { z } from 'zod';
import { type CoverageValue, coverageKeys } from '#domain/quote/coverage.ts';
import { isoDay } from '../amounts.ts';
import { namedCoverages } from '../coverages.ts';
import type { RestDialect, RestMoney } from './dialect.ts';
import { foreignAmount, foreignPrice, personPrices } from './price-parts.ts';

const keys = new Map(coverageKeys.map((key) => [key as string, key]));
const coverage = z.object({ code: z.string(), type: z.string(), value: z.unknown(), currency: z.unknown().optional() });

/** A worth that cannot be read is unknown, not a reason to throw the price away. */
function coverageValue({ type, value, currency }: z.infer<typeof coverage>, money: RestMoney): CoverageValue {
  if (type === 'FOREIGN_AMOUNT') return foreignAmount(money).catch({ kind: 'unknown' }).parse({ value, currency });
  const amount = type === 'AMOUNT' ? money.schema.safeParse(value) : undefined;
  if (amount?.success) return { kind: 'amount', amount: amount.data };
  if (type === 'PERCENT' && typeof value === 'number') return { kind: 'percent', percent: value };
  if (type === 'COUNT' && typeof value === 'number') return { kind: 'count', count: value };
  if (type === 'MARKET_VALUE') return { kind: 'marketValue' };
  if (type === 'LIMITLESS') return { kind: 'unlimited' };
  if (type === 'INCLUDED') return { kind: 'included' };
  return { kind: type === 'NOT_INCLUDED' ? 'notIncluded' : 'unknown' };
}

/** The shapes of an insurer's replies, under our names. */
export function schemasOf({ money }: RestDialect) {
  const coverages = z.array(coverage).transform((list) =>
    namedCoverages(
      list.map((item) => ({ code: item.code, value: coverageValue(item, money) })),
      keys,
    ),
  );
  const proposal = z
    .object({
      proposalNumber: z.string(),
      packageCode: z.string(),
      packageName: z.string(),
      netPremium: money.schema,
      grossPremium: money.schema,
      validUntil: z.iso.datetime({ offset: true }),
      installments: z.array(z.object({ count: z.number().int(), total: money.schema })),
      coverages: coverages.optional(),
      warnings: z.array(z.string()).default([]),
      personPrices: personPrices(money).optional(),
      foreignPrice: foreignPrice(money).optional(),
    })
    .transform(({ netPremium, grossPremium, installments, validUntil, coverages: told, ...offer }) => ({
      ...offer,
      net: netPremium,
      gross: grossPremium,
      installments: installments.map(({ count, total }) => ({ count, gross: total })),
      validUntil: new Date(validUntil),
      coverages: told,
    }));
  const refusals = [
    z.object({ status: z.enum(['DECLINED', 'INVALID', 'NOT_FOUND']), reason: z.string().default('') }),
    z.object({ status: z.literal('CLOSED') }),
  ] as const;
  const policy = { policyNumber: z.string(), grossPremium: money.schema, startDate: isoDay, endDate: isoDay };
  return {
    quote: z.discriminatedUnion('status', [
      z.object({ status: z.literal('OK'), proposals: z.array(proposal) }),
      z.object({
        status: z.literal('REVIEW'),
        reviewNumber: z.string().min(1),
        reason: z.string().optional(),
        wantedDocuments: z.array(z.string()).default([]),
      }),
      ...refusals,
    ]),
    received: z.discriminatedUnion('status', [z.object({ status: z.literal('RECEIVED') }), ...refusals]),
    coverage: z.discriminatedUnion('status', [z.object({ status: z.literal('OK'), coverages }), ...refusals]),
    policy: z.discriminatedUnion('status', [
      z.object({ status: z.enum(['ISSUED', 'CANCELLED']), refund: money.schema.optional(), ...policy }),
      z.object({ status: z.literal('PRICE_CHANGED'), grossPremium: money.schema, reason: z.string().default('') }),
      ...refusals,
    ]),
  };
}
