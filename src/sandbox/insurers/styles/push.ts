import websocket from '@fastify/websocket';
import { z } from 'zod';
import type { QuoteReply } from '../records.ts';
import { Jobs } from './jobs.ts';
import { dialectOf } from './rest.ts';
import { writeBody } from './rest-body.ts';
import { quoteMessage, readQuestion, referenceOf } from './rest-messages.ts';
import { registerRestPolicies, sendRest } from './rest-policies.ts';
import type { StyleRoutes } from './style.ts';

const streamQuery = z.object({ ref: z.string() });

type Listener = { send(text: string): void };

/** JSON in, answer out over the sockets that are open for its reference when it is ready. */
export const pushRoutes: StyleRoutes = async (scope, context) => {
  const dialect = dialectOf(context);
  const { counters, office } = context;
  const style = { dialect, coverages: office.personality.coveragesInQuote };
  const jobs = new Jobs(context);
  const listeners = new Map<string, Set<Listener>>();
  await scope.register(websocket);

  function tell(reference: string, answer: QuoteReply): void {
    const result = quoteMessage(answer, style).body;
    const text = JSON.stringify(writeBody({ reference, result }, dialect));
    for (const listener of listeners.get(reference) ?? []) listener.send(text);
  }

  scope.post(dialect.paths.quotes, {
    preValidation: async ({ body }) => counters.quoteAsked(referenceOf(body, dialect)),
    handler: async (request, reply) => {
      const application = readQuestion(request.body, dialect);
      if ('kind' in application) return sendRest(reply, quoteMessage(application, style), dialect);
      const { reference } = jobs.start(application, (answer) => tell(application.reference, answer));
      return sendRest(reply, { httpStatus: 202, body: { status: 'ACCEPTED', reference } }, dialect);
    },
  });

  scope.get('/akis', { websocket: true }, (socket, request) => {
    const { ref } = streamQuery.parse(request.query);
    const waiting = listeners.get(ref) ?? new Set();
    listeners.set(ref, waiting.add(socket));
    socket.on('close', () => {
      waiting.delete(socket);
      if (waiting.size === 0) listeners.delete(ref);
    });
  });
  registerRestPolicies(scope, context, dialect);
};
