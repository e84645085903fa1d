import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { World } from '../world.ts';
import { controlPage, type InsurerRow } from './control-page.ts';
import type { Desk } from './desk.ts';

function listInsurers(desks: readonly Desk[], world: World): readonly InsurerRow[] {
  return desks.map(({ office, counters }) => {
    const { code, name, style } = office.personality;
    const { quotes, issues } = counters.toJSON();
    return { code, name, style, behaviour: world.behaviours.of(`insurers/${code}`), quotes, issues };
  });
}

function listPolicies(desks: readonly Desk[]) {
  return desks.flatMap(({ office }) =>
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

function listQuestions(desks: readonly Desk[], reference: string) {
  return desks.flatMap(({ office }) => {
    const question = office.question(reference);
    if (!question) return [];
    return [{ insurer: office.personality.code, fields: question.fields, groups: question.groups }];
  });
}

const questionsQuery = z.object({ reference: z.string() });

/** What a tester sees of the insurers: who they are, how they behave, what they were asked and what they sold. */
export function registerInsurerControl(app: FastifyInstance, world: World, desks: readonly Desk[]): void {
  app.get('/insurers', (request, reply) => {
    const rows = listInsurers(desks, world);
    if (!request.headers.accept?.startsWith('text/html')) return reply.send(rows);
    return reply.type('text/html; charset=utf-8').send(controlPage(rows, listPolicies(desks).length));
  });
  app.get('/insurers/policies', () => listPolicies(desks));
  app.get('/insurers/questions', ({ query }) => listQuestions(desks, questionsQuery.parse(query).reference));
}
