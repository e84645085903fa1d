import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Application, Incomplete } from '../application.ts';
import { coverageText } from '../coverage-text.ts';
import { coverageShortCodes } from '../coverages.ts';
import { documentKinds, drawDocument } from '../document.ts';
import type { WireField } from '../fields/field.ts';
import { type InsurerContext, workOnOther, workOnQuote } from '../insurer-context.ts';
import { reasons } from '../reasons.ts';
import type { Policy, Proposal, QuoteReply } from '../records.ts';
import { answerCodes, installmentPrefix, optionPrefix, personCodes, questionCodes } from './pairs-codes.ts';
import { flatQuestion, readQuestionFields } from './question-fields.ts';
import { turkishSpelling } from './spelling.ts';
import type { StyleRoutes } from './style.ts';

const body = z.object({ cevaplar: z.array(z.object({ soruKodu: z.string(), cevap: z.string() })) });
type Pair = { readonly soruKodu: string; readonly cevap: string };
type Answers = ReadonlyMap<string, string>;

function readPairs(value: unknown): Answers {
  const parsed = body.safeParse(value);
  return new Map(parsed.success ? parsed.data.cevaplar.map(({ soruKodu, cevap }) => [soruKodu, cevap]) : []);
}

const mostItems = 50;

/** What is asked for each item of a list carries the item's place behind its code. */
function readQuestion(told: Answers): Application | Incomplete {
  const telling =
    (place = '') =>
    ({ code }: WireField) =>
      told.get(`${code}${place}`);
  return readQuestionFields(
    flatQuestion(telling(), {
      items: ({ code }) => {
        const length = Math.min(Number(told.get(code) ?? 0), mostItems);
        return Array.from({ length }, (_, index) => telling(`.${index + 1}`));
      },
      options: [...told].flatMap(([code, value]) =>
        code.startsWith(optionPrefix) ? [[code.slice(optionPrefix.length), value] as const] : [],
      ),
    }),
    turkishSpelling,
  );
}

function pairs(answers: Partial<Record<keyof typeof answerCodes, string>>): Pair[] {
  return Object.entries(answers).map(([key, cevap]) => ({
    soruKodu: answerCodes[key as keyof typeof answerCodes],
    cevap,
  }));
}

function coveragePairs({ coverages }: Proposal): Pair[] {
  return coverages.map(({ code, value }) => ({
    soruKodu: coverageShortCodes.get(code) ?? code,
    cevap: coverageText(value),
  }));
}

function personPairs({ personPrices }: Proposal): Pair[] {
  return personPrices.flatMap(({ gross, loadingPercent, exclusions }, index) => {
    const told = (code: string, cevap: string): Pair => ({ soruKodu: `${code}.${index + 1}`, cevap });
    return [
      told(personCodes.gross, turkishSpelling.money(gross)),
      ...(loadingPercent === undefined ? [] : [told(personCodes.loadingPercent, `${loadingPercent}`)]),
      ...exclusions.map((exclusion) => told(personCodes.exclusion, exclusion)),
    ];
  });
}

function foreignPairs({ foreignPrice }: Proposal): Pair[] {
  if (!foreignPrice) return [];
  return pairs({
    currency: foreignPrice.currency,
    foreignGross: turkishSpelling.money(foreignPrice.gross),
    rate: turkishSpelling.rate(foreignPrice.rate),
    rateDay: turkishSpelling.day(foreignPrice.rateDay),
  });
}

function proposalPairs(proposal: Proposal): Pair[] {
  return [
    ...pairs({
      proposalNumber: proposal.number,
      packageCode: proposal.code,
      packageName: proposal.name,
      net: turkishSpelling.money(proposal.net),
      gross: turkishSpelling.money(proposal.gross),
      validUntil: turkishSpelling.moment(proposal.validUntil),
      ...(proposal.currency && { currency: proposal.currency }),
    }),
    ...proposal.warnings.flatMap((warning) => pairs({ warning })),
    ...proposal.installments.map(({ count, gross }) => ({
      soruKodu: `${installmentPrefix}${count}`,
      cevap: turkishSpelling.money(gross),
    })),
    ...personPairs(proposal),
    ...foreignPairs(proposal),
  ];
}

function policyPairs(policy: Policy): Pair[] {
  return pairs({
    policyNumber: policy.policyNumber,
    gross: turkishSpelling.money(policy.gross),
    start: turkishSpelling.day(policy.start),
    end: turkishSpelling.day(policy.end),
    state: policy.refund === undefined ? 'YURURLUKTE' : 'IPTAL',
  });
}

/** Result codes: 0 done, 1 declined, 2 incomplete, 3 price changed, 4 not found, 8 closed. */
function send(reply: FastifyReply, code: string, message: string, cevaplar: readonly Pair[] = []): FastifyReply {
  return reply.send({ sonucKodu: code, sonucMesaji: message, cevaplar });
}

function sendQuote(reply: FastifyReply, answer: QuoteReply): FastifyReply {
  if (answer.kind === 'declined') return send(reply, '1', answer.reason);
  // Its protocol has no word for an answer that comes later.
  if (answer.kind === 'review') return send(reply, '1', reasons.authorisation);
  if (answer.kind === 'closed') return send(reply, '8', 'Sistem kapalı');
  if (answer.kind === 'incomplete') return send(reply, '2', `Cevaplanmayan soru: ${answer.fields.join(', ')}`);
  const paketler = answer.proposals.map((proposal, index) => ({ sira: index + 1, cevaplar: proposalPairs(proposal) }));
  return reply.send({ sonucKodu: '0', sonucMesaji: '', paketler });
}

async function sendDocument(reply: FastifyReply, { office }: InsurerContext, told: Answers): Promise<FastifyReply> {
  const kind = documentKinds.find((known) => known === told.get(questionCodes.documentKind));
  const number = told.get(questionCodes.policyNumber) ?? told.get(questionCodes.proposalNumber) ?? '';
  const pdf = kind && (await drawDocument(office, { kind, number }));
  if (!pdf) return send(reply, '4', reasons.noDocument);
  return send(reply, '0', '', pairs({ document: pdf.toString('base64') }));
}

/** Every question and every answer is a pair of code and text. */
export const pairsRoutes: StyleRoutes = (scope, context) => {
  const { counters, office } = context;
  scope.post('/soru-cevap/TEKLIF', {
    preValidation: async (request) => counters.quoteAsked(readPairs(request.body).get(questionCodes.reference) ?? ''),
    handler: async (request, reply) => {
      const application = readQuestion(readPairs(request.body));
      if ('kind' in application) return sendQuote(reply, application);
      await workOnQuote(context, request, application.reference);
      return sendQuote(reply, office.quote(application));
    },
  });

  scope.post('/soru-cevap/TEMINAT', async (request, reply) => {
    const number = readPairs(request.body).get(questionCodes.proposalNumber) ?? '';
    await workOnOther(context, request, number);
    const proposal = office.proposal(number);
    return proposal ? send(reply, '0', '', coveragePairs(proposal)) : send(reply, '4', reasons.noProposal);
  });

  scope.post('/soru-cevap/POLICE', {
    preValidation: async (request) => counters.issueAsked(readPairs(request.body).get(questionCodes.reference) ?? ''),
    handler: async (request, reply) => {
      const told = readPairs(request.body);
      const reference = told.get(questionCodes.reference) ?? '';
      await workOnOther(context, request, reference);
      const answer = office.issue({
        reference,
        proposalNumber: told.get(questionCodes.proposalNumber) ?? '',
        gross: Number(turkishSpelling.read.money(told.get(questionCodes.gross) ?? '')),
        installmentCount: Number(told.get(questionCodes.installmentCount)),
      });
      if (answer.kind === 'declined') return send(reply, '1', answer.reason);
      if (answer.kind === 'issued') return send(reply, '0', '', policyPairs(answer.policy));
      return send(reply, '3', answer.reason, pairs({ gross: turkishSpelling.money(answer.gross) }));
    },
  });

  scope.post('/soru-cevap/SORGU', (request, reply) => {
    const policy = office.status(readPairs(request.body).get(questionCodes.reference) ?? '');
    return policy ? send(reply, '0', '', policyPairs(policy)) : send(reply, '4', reasons.noPolicy);
  });

  scope.post('/soru-cevap/IPTAL', async (request, reply) => {
    const number = readPairs(request.body).get(questionCodes.policyNumber) ?? '';
    await workOnOther(context, request, number);
    const answer = office.cancel(number);
    if (answer.kind === 'declined') return send(reply, '4', answer.reason);
    const refund = pairs({ refund: turkishSpelling.money(answer.refund) });
    return send(reply, '0', '', [...policyPairs(answer.policy), ...refund]);
  });

  scope.post('/soru-cevap/BELGE', (request, reply) => sendDocument(reply, context, readPairs(request.body)));
};
