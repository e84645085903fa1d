import { z } from 'zod';
import type { Failed, IssuedPolicy, QuoteAnswer } from '#ports/insurer.ts';
import { failed, failedByStatus } from '../failed.ts';
import { pdfOfBody } from '../pdf.ts';
import type { WireReply } from '../transport.ts';
import type { MapIn } from '../wire.ts';
import type { RestDialect } from './dialect.ts';
import { knownLists } from './known-lists.ts';
import { toOurNames, toTheirNames } from './names.ts';
import { schemasOf } from './schemas.ts';

type Refusal = { status: 'DECLINED' | 'INVALID' | 'NOT_FOUND'; reason: string } | { status: 'CLOSED' };

function refused(body: Refusal): { kind: 'declined'; reason: string } | Failed {
  return body.status === 'CLOSED' ? failed('closed') : { kind: 'declined', reason: body.reason };
}

function policyOf(body: {
  policyNumber: string;
  grossPremium: number;
  startDate: string;
  endDate: string;
}): IssuedPolicy {
  return { policyNumber: body.policyNumber, gross: body.grossPremium, start: body.startDate, end: body.endDate };
}

export type RestIn = MapIn & {
  /** A reply's content under our names. */
  content(reply: WireReply): unknown;
  /** A quote that came some other way than as a reply. */
  quoteOf(content: unknown): QuoteAnswer;
};

/** A reply that nobody sent, with every part that tells of a price. */
function nobodysReply({ name, money }: RestDialect): Buffer {
  const amount = money.write(100);
  const proposal = {
    proposalNumber: '',
    packageCode: '',
    packageName: '',
    netPremium: amount,
    grossPremium: amount,
    validUntil: '2000-01-01T00:00:00.000Z',
    installments: [{ count: 1, total: amount }],
    coverages: [{ code: 'carpma', type: 'AMOUNT', value: amount }],
    warnings: [''],
    personPrices: [{ grossPremium: amount, exclusions: [''] }],
  };
  return Buffer.from(JSON.stringify(toTheirNames({ status: 'OK', proposals: [proposal] }, name)));
}

/** An insurer's JSON replies in its dialect. */
export function restIn(dialect: RestDialect): RestIn {
  const coverages = knownLists(dialect);
  const schemas = schemasOf(dialect, coverages.read);
  const ourNames = toOurNames(dialect.name);
  const content = ({ body }: WireReply): unknown => ourNames(dialect.unwrap(JSON.parse(coverages.takeOut(body))));
  const quoteOf = (told: unknown): QuoteAnswer => {
    const body = schemas.quote.parse(told);
    if (body.status === 'OK') return { kind: 'offers', offers: body.proposals };
    if (body.status !== 'REVIEW') return refused(body);
    const { reviewNumber: reference, reason: note, wantedDocuments } = body;
    return { kind: 'review', reference, note, wantedDocuments };
  };
  const lost = z.object({ status: z.literal('NOT_FOUND') });
  const closed = z.object({ status: z.literal('CLOSED') });
  return {
    content,
    quoteOf,
    failure: (reply) => {
      const failure = failedByStatus(reply.status);
      if (reply.status !== 503 || !failure) return failure;
      try {
        return closed.safeParse(content(reply)).success ? failed('closed') : failure;
      } catch {
        return failure;
      }
    },
    quote: (reply) => quoteOf(content(reply)),
    rehearse: () => void quoteOf(ourNames(JSON.parse(coverages.takeOut(nobodysReply(dialect))))),
    review: (reply) => {
      const told = content(reply);
      return lost.safeParse(told).success ? failed('unreadable') : quoteOf(told);
    },
    sendDocuments: (reply) => {
      const told = content(reply);
      if (lost.safeParse(told).success) return failed('unreadable');
      const body = schemas.received.parse(told);
      return body.status === 'RECEIVED' ? { kind: 'received' } : refused(body);
    },
    coverage: (reply) => {
      const body = schemas.coverage.parse(content(reply));
      return body.status === 'OK' ? { kind: 'coverages', coverages: body.coverages } : refused(body);
    },
    issue: (reply) => {
      const body = schemas.policy.parse(content(reply));
      if (body.status === 'PRICE_CHANGED') return { kind: 'repriced', gross: body.grossPremium, reason: body.reason };
      return 'policyNumber' in body ? { kind: 'issued', policy: policyOf(body) } : refused(body);
    },
    status: (reply) => {
      const body = schemas.policy.parse(content(reply));
      if (body.status === 'NOT_FOUND') return { kind: 'unknown' };
      if (body.status === 'ISSUED') return { kind: 'issued', policy: policyOf(body) };
      if (body.status === 'CANCELLED') return { kind: 'cancelled', policy: policyOf(body) };
      return failed('unreadable');
    },
    cancel: (reply) => {
      const body = schemas.policy.parse(content(reply));
      if (body.status === 'CANCELLED' && body.refund !== undefined) return { kind: 'cancelled', refund: body.refund };
      if ('policyNumber' in body || body.status === 'PRICE_CHANGED') return failed('unreadable');
      return refused(body);
    },
    document: (reply) => {
      const pdf = pdfOfBody(reply);
      if (pdf) return pdf;
      const body = schemas.policy.parse(content(reply));
      return 'grossPremium' in body ? failed('unreadable') : refused(body);
    },
  };
}
