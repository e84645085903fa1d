import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { documentKinds, drawDocument } from '../document.ts';
import { type InsurerContext, workOnOther } from '../insurer-context.ts';
import { reasons } from '../reasons.ts';
import { largestDocuments, readDocument } from '../received-documents.ts';
import type { IssueReply } from '../records.ts';
import { readBody, writeBody } from './rest-body.ts';
import type { RestDialect } from './rest-dialects.ts';
import {
  coverageMessage,
  policyMessage,
  quoteMessage,
  type RestReply,
  readOrder,
  referenceOf,
} from './rest-messages.ts';

const numberParams = z.object({ number: z.string() });
const documentsBody = z.object({
  reviewDocuments: z
    .array(z.object({ fileName: z.string(), fileType: z.string(), fileContent: z.string().min(1) }))
    .min(1),
});
const documentParams = z.object({ kind: z.enum(documentKinds), number: z.string() });
const statusQuery = z.object({ reference: z.string() });

export function sendRest(reply: FastifyReply, { httpStatus, body }: RestReply, dialect: RestDialect): FastifyReply {
  return reply.code(httpStatus).send(writeBody(body, dialect));
}

function missing(reason: string): RestReply {
  return { httpStatus: 404, body: { status: 'NOT_FOUND', reason } };
}

function issueMessage(answer: IssueReply, dialect: RestDialect): RestReply {
  if (answer.kind === 'issued') return { httpStatus: 201, body: policyMessage(answer.policy, dialect) };
  if (answer.kind === 'declined') return { httpStatus: 422, body: { status: 'DECLINED', reason: answer.reason } };
  const grossPremium = dialect.money.write(answer.gross);
  return { httpStatus: 409, body: { status: 'PRICE_CHANGED', reason: answer.reason, grossPremium } };
}

/** Everything but the quote, which the JSON insurers do alike. */
export function registerRestPolicies(scope: FastifyInstance, context: InsurerContext, dialect: RestDialect): void {
  const { office, counters } = context;
  const { paths } = dialect;

  scope.get(paths.reviews, async (request, reply) => {
    const { number } = numberParams.parse(request.params);
    await workOnOther(context, request, number);
    const answer = office.reviewed(number);
    if (!answer) return sendRest(reply, missing(reasons.noReview), dialect);
    const style = { dialect, coverages: office.personality.coveragesInQuote };
    return sendRest(reply, quoteMessage(answer, style), dialect);
  });

  scope.post(paths.reviewDocuments, { bodyLimit: largestDocuments }, async (request, reply) => {
    const { number } = numberParams.parse(request.params);
    await workOnOther(context, request, number);
    const told = documentsBody.safeParse(readBody(request.body, dialect));
    if (!told.success) {
      return sendRest(reply, { httpStatus: 422, body: { status: 'INVALID', reason: 'Eksik alan' } }, dialect);
    }
    const documents = told.data.reviewDocuments.map(({ fileName, fileType, fileContent }) =>
      readDocument(fileName, fileType, fileContent),
    );
    if (!office.reviews.receive(number, documents)) return sendRest(reply, missing(reasons.noReview), dialect);
    return sendRest(reply, { httpStatus: 200, body: { status: 'RECEIVED' } }, dialect);
  });

  scope.get(paths.coverages, async (request, reply) => {
    const { number } = numberParams.parse(request.params);
    await workOnOther(context, request, number);
    const offered = office.proposal(number)?.coverages;
    if (!offered) return sendRest(reply, missing(reasons.noProposal), dialect);
    const coverages = offered.map((coverage) => coverageMessage(coverage, dialect));
    return sendRest(reply, { httpStatus: 200, body: { status: 'OK', coverages } }, dialect);
  });

  scope.post(paths.policies, {
    preValidation: async ({ body }) => counters.issueAsked(referenceOf(body, dialect)),
    handler: async (request, reply) => {
      const order = readOrder(request.body, dialect);
      if (!order)
        return sendRest(reply, { httpStatus: 422, body: { status: 'INVALID', reason: 'Eksik alan' } }, dialect);
      await workOnOther(context, request, order.reference);
      return sendRest(reply, issueMessage(office.issue(order), dialect), dialect);
    },
  });

  scope.get(paths.policies, async (request, reply) => {
    const { reference } = statusQuery.parse(request.query);
    const policy = office.status(reference);
    if (!policy) return sendRest(reply, missing(reasons.noPolicy), dialect);
    return sendRest(reply, { httpStatus: 200, body: policyMessage(policy, dialect) }, dialect);
  });

  scope.post(paths.cancellation, async (request, reply) => {
    const { number } = numberParams.parse(request.params);
    await workOnOther(context, request, number);
    const answer = office.cancel(number);
    if (answer.kind === 'declined') return sendRest(reply, missing(answer.reason), dialect);
    const body = { ...policyMessage(answer.policy, dialect), refund: dialect.money.write(answer.refund) };
    return sendRest(reply, { httpStatus: 200, body }, dialect);
  });

  scope.get(paths.documents, async (request, reply) => {
    const wanted = documentParams.safeParse(request.params);
    const pdf = wanted.success ? await drawDocument(office, wanted.data) : undefined;
    if (!pdf) return sendRest(reply, missing(reasons.noDocument), dialect);
    return reply.type('application/pdf').send(pdf);
  });
}
