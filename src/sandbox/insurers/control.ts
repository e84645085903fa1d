import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { World } from '../world.ts';
import { controlPage, type InsurerRow } from './control-page.ts';
import type { InsurerContext } from './insurer-context.ts';
import { listReviews, registerReviewControl } from './review-control.ts';

function listInsurers(contexts: readonly InsurerContext[], world: World): readonly InsurerRow[] {
  return contexts.map(({ office, counters }) => {
    const { code, name, style } = office.personality;
    const { quotes, issues } = counters.toJSON();
    return { code, name, style, behaviour: world.behaviours.of(`insurers/${code}`), quotes, issues };
  });
}

function listPolicies(contexts: readonly InsurerContext[]) {
  return contexts.flatMap(({ office }) =>
    office.policies().map(({ policyNumber, reference, proposalNumber, gross, refund, at }) => ({
      insurer: office.personality.code,
      policyNumber,
      reference,
      proposalNumber,
      gross,
      state: refund === undefined ? 'issued' : 'cancelled',
      at,
    })),
  );
}

function listQuestions(contexts: readonly InsurerContext[], reference: string) {
  return contexts.flatMap(({ office }) => {
    const question = office.question(reference);
    if (!question) return [];
    return [{ insurer: office.personality.code, fields: question.fields, groups: question.groups }];
  });
}

const questionsQuery = z.object({ reference: z.string() });

/** What a tester sees of the insurers: who they are, how they behave, what they were asked and what they sold. */
export function registerInsurerControl(app: FastifyInstance, world: World, contexts: readonly InsurerContext[]): void {
  app.get('/insurers', (request, reply) => {
    const rows = listInsurers(contexts, world);
    if (!request.headers.accept?.startsWith('text/html')) return reply.send(rows);
    return reply
      .type('text/html; charset=utf-8')
      .send(controlPage(rows, { policies: listPolicies(contexts).length, reviews: listReviews(contexts) }));
  });
  registerReviewControl(app, contexts);
  app.get('/insurers/policies', () => listPolicies(contexts));
  app.get('/insurers/questions', ({ query }) => listQuestions(contexts, questionsQuery.parse(query).reference));
}
