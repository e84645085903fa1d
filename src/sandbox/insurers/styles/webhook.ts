import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Jobs } from './jobs.ts';
import { dialectOf } from './rest.ts';
import { readBody, writeBody } from './rest-body.ts';
import { quoteMessage, readQuestion, referenceOf } from './rest-messages.ts';
import { registerRestPolicies, sendRest } from './rest-policies.ts';
import type { StyleRoutes } from './style.ts';

const referenceParams = z.object({ reference: z.string() });
const callback = z.object({ callbackUrl: z.url().optional() });

/** Sent once: who missed it may ask. */
async function send(url: string, { body, secret }: { body: string; secret: string }): Promise<void> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-imza': signature },
    body,
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
}

/** JSON: the answer is sent to the caller's address when it is ready, and kept for whoever asks by reference. */
export const webhookRoutes: StyleRoutes = (scope, context) => {
  const dialect = dialectOf(context);
  const { counters, credentials, office } = context;
  const style = { dialect, coverages: office.personality.coveragesInQuote };
  const jobs = new Jobs(context);
  scope.post('/teklif-talepleri', {
    preValidation: async ({ body }) => counters.quoteAsked(referenceOf(body, dialect)),
    handler: async (request, reply) => {
      const application = readQuestion(request.body, dialect);
      if ('kind' in application) return sendRest(reply, quoteMessage(application, style), dialect);
      const { callbackUrl } = callback.parse(readBody(request.body, dialect));
      const { reference } = jobs.start(application, (answer) => {
        const result = quoteMessage(answer, style).body;
        const body = JSON.stringify(writeBody({ reference: application.reference, result }, dialect));
        if (callbackUrl) void send(callbackUrl, { body, secret: credentials.webhookSecret ?? '' });
      });
      return sendRest(reply, { httpStatus: 202, body: { status: 'ACCEPTED', reference } }, dialect);
    },
  });
  scope.get('/teklif-talepleri/:reference', async (request, reply) => {
    const { reference } = referenceParams.parse(request.params);
    const job = jobs.find(reference);
    if (!job) return sendRest(reply, { httpStatus: 404, body: { status: 'NOT_FOUND' } }, dialect);
    const answer = job.answer();
    if (!answer) return sendRest(reply, { httpStatus: 202, body: { status: 'WAITING', reference } }, dialect);
    return sendRest(reply, { httpStatus: 200, body: { reference, result: quoteMessage(answer, style).body } }, dialect);
  });
  registerRestPolicies(scope, context, dialect);
};
