import { z } from 'zod';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { Application, Incomplete } from '../application.ts';
import type { Coverage } from '../coverages.ts';
import type { Order, Policy, Proposal, QuoteReply } from '../records.ts';
import { readQuestionFields } from './question-fields.ts';
import { readBody } from './rest-body.ts';
import type { RestDialect } from './rest-dialects.ts';
import { plainSpelling } from './spelling.ts';

const question = z.object({
  customer: z.record(z.string(), z.unknown()).default({}),
  risk: z.record(z.string(), z.unknown()).default({}),
  options: z.array(z.object({ optionName: z.string(), optionValue: z.string() })).default([]),
});

const items = z.array(z.record(z.string(), z.unknown())).catch([]);

export function readQuestion(body: unknown, dialect: RestDialect): Application | Incomplete {
  const read = readBody(body, dialect);
  const parsed = question.safeParse(read);
  if (!parsed.success) return { kind: 'incomplete', fields: ['customer', 'risk'] };
  const { customer, risk, options } = parsed.data;
  return readQuestionFields(
    {
      question: ({ key }) => read[key],
      customer: ({ key }) => customer[key],
      risk: ({ key }) => risk[key],
      items: (group) => items.parse(read[group.key]).map((item) => (field) => item[field.key]),
      options: options.map(({ optionName, optionValue }) => [optionName, optionValue]),
    },
    { ...plainSpelling, read: { ...plainSpelling.read, money: dialect.money.read } },
  );
}

export function referenceOf(body: unknown, dialect: RestDialect): string {
  return String(readBody(body, dialect).reference ?? '');
}

const order = z.object({
  reference: z.string().min(1),
  proposalNumber: z.string().min(1),
  grossPremium: z.union([z.number(), z.string()]),
  installmentCount: z.number().int(),
});

export function readOrder(body: unknown, dialect: RestDialect): Order | undefined {
  const parsed = order.safeParse(readBody(body, dialect));
  if (!parsed.success) return undefined;
  return { ...parsed.data, gross: Number(dialect.money.read(String(parsed.data.grossPremium))) };
}

export type RestReply = { readonly httpStatus: number; readonly body: Record<string, unknown> };

export function coverageMessage({ code, value }: Coverage, { money }: RestDialect): Record<string, unknown> {
  if (value.type === 'AMOUNT') return { code, type: value.type, value: money.write(value.amount) };
  if (value.type === 'FOREIGN_AMOUNT')
    return { code, type: value.type, value: money.write(value.amount), currency: value.currency };
  if (value.type === 'PERCENT') return { code, type: value.type, value: value.percent };
  if (value.type === 'COUNT') return { code, type: value.type, value: value.count };
  return { code, type: value.type, value: null };
}

/** The price by person and in the currency it was made in, where it was made so. */
function priceParts({ personPrices, foreignPrice }: Proposal, { money }: RestDialect): Record<string, unknown> {
  const people = personPrices.map(({ gross, loadingPercent = null, exclusions }) => ({
    grossPremium: money.write(gross),
    loadingPercent,
    exclusions,
  }));
  return {
    ...(people.length > 0 ? { personPrices: people } : {}),
    ...(foreignPrice ? { foreignPrice: foreignMessage(foreignPrice, money) } : {}),
  };
}

function foreignMessage({ gross, ...price }: ForeignPrice, money: RestDialect['money']): Record<string, unknown> {
  return { ...price, grossPremium: money.write(gross) };
}

function proposalMessage(
  proposal: Proposal,
  { dialect, coverages }: { dialect: RestDialect; coverages: boolean },
): unknown {
  const { money } = dialect;
  return {
    proposalNumber: proposal.number,
    packageCode: proposal.code,
    packageName: proposal.name,
    netPremium: money.write(proposal.net),
    grossPremium: money.write(proposal.gross),
    ...(proposal.currency && { currency: proposal.currency }),
    validUntil: plainSpelling.moment(proposal.validUntil),
    installments: proposal.installments.map(({ count, gross }) => ({ count, total: money.write(gross) })),
    ...(coverages ? { coverages: proposal.coverages.map((coverage) => coverageMessage(coverage, dialect)) } : {}),
    warnings: proposal.warnings,
    ...priceParts(proposal, dialect),
  };
}

export function quoteMessage(reply: QuoteReply, style: { dialect: RestDialect; coverages: boolean }): RestReply {
  switch (reply.kind) {
    case 'offers': {
      const proposals = reply.proposals.map((proposal) => proposalMessage(proposal, style));
      return { httpStatus: 200, body: { status: 'OK', proposals } };
    }
    case 'review': {
      const { number: reviewNumber, reason, wantedDocuments } = reply;
      return { httpStatus: 200, body: { status: 'REVIEW', reviewNumber, reason, wantedDocuments } };
    }
    case 'declined':
      return { httpStatus: 200, body: { status: 'DECLINED', reason: reply.reason } };
    case 'closed':
      return { httpStatus: 503, body: { status: 'CLOSED', reason: 'Sistem kapalı' } };
    case 'incomplete': {
      const reason = `Eksik veya hatalı alan: ${reply.fields.join(', ')}`;
      return { httpStatus: 422, body: { status: 'INVALID', reason } };
    }
  }
}

export function policyMessage(policy: Policy, { money }: RestDialect): Record<string, unknown> {
  return {
    status: policy.refund === undefined ? 'ISSUED' : 'CANCELLED',
    policyNumber: policy.policyNumber,
    grossPremium: money.write(policy.gross),
    startDate: policy.start,
    endDate: policy.end,
  };
}
