import { z } from 'zod';
import { Jobs } from './jobs.ts';
import { dialectOf } from './rest.ts';
import { quoteMessage, readQuestion, referenceOf } from './rest-messages.ts';
import { registerRestPolicies, sendRest } from './rest-policies.ts';
import type { StyleRoutes } from './style.ts';

const jobParams = z.object({ job: z.string() });

/** JSON: the question becomes a job, and the caller comes back until it is done. */
export const pollRoutes: StyleRoutes = (scope, context) => {
  const jobs = new Jobs(context);
  const dialect = dialectOf(context);
  const { counters, office } = context;
  const style = { dialect, coverages: office.personality.coveragesInQuote };
  scope.post('/isler', {
    preValidation: async ({ body }) => counters.quoteAsked(referenceOf(body, dialect)),
    handler: async (request, reply) => {
      const application = readQuestion(request.body, dialect);
      if ('kind' in application) return sendRest(reply, quoteMessage(application, style), dialect);
      const { reference } = jobs.start(application);
      return sendRest(reply, { httpStatus: 202, body: { status: 'ACCEPTED', jobId: reference } }, dialect);
    },
  });
  scope.get('/isler/:job', async (request, reply) => {
    const job = jobs.find(jobParams.parse(request.params).job);
    if (!job) return sendRest(reply, { httpStatus: 404, body: { status: 'NOT_FOUND' } }, dialect);
    const answer = job.answer();
    if (!answer) return sendRest(reply, { httpStatus: 200, body: { status: 'WAITING' } }, dialect);
    const { body } = quoteMessage(answer, style);
    return sendRest(reply, { httpStatus: 200, body: { status: 'READY', result: body } }, dialect);
  });
  registerRestPolicies(scope, context, dialect);
};
